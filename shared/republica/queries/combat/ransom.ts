import { figures } from '../../figures.ts'
import type { OpenSenator } from '../republic.ts'

/** 10.82: ten talents, or two for each point of influence, whichever is more. */
export function ransomOf({ influence }: Pick<OpenSenator, 'influence'>): number {
  return Math.max(figures.ransom.least, figures.ransom.each * influence)
}
