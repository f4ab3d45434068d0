import type { SideInput } from '../engine/decision.ts'
import type { Action } from './actions.ts'
import type { TetrarchiaInquiry } from './decisions.ts'

/** Translates answers of old journals, in which actions and numbers of discs were texts instead of records. */
export function translateAnswer(old: SideInput, { kind, body }: TetrarchiaInquiry): unknown {
  if (!('option' in old)) return null
  if (kind === 'add-discs') return { option: { discs: old.option === 'none' ? 0 : Number(old.option) } }
  if (kind !== 'action') return null
  const found = body.options.find(({ key }) => actionText(key) === old.option)
  return found ? { option: found.key } : null
}

function actionText(action: Action): string {
  switch (action.do) {
    case 'move':
      return `move:${action.emperor}>${action.to}`
    case 'sail':
      return `sail:${action.from}>${action.to}`
    case 'attack':
      return `attack>${action.place}`
    default:
      return action.do
  }
}
