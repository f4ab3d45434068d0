/** Writes halves as the printed map does. */
export function formatIncome(income: number): string {
  const whole = Math.floor(income)
  if (income === whole) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** The step of an income: 0 nothing, 1 half a coin, 2 one, 3 up to two, 4 more. */
export function incomeStep(income: number): number {
  if (income <= 0) return 0
  if (income <= 0.5) return 1
  if (income <= 1) return 2
  return income <= 2 ? 3 : 4
}

/** The legend's label of each step, the least first. */
export const INCOME_STEPS = ['0', '½', '1', '1½–2', '2½ +'] as const
