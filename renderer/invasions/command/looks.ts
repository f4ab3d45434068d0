import type { ProspectKind } from '#shared/invasions/queries/orders/prospects.ts'
import type { Highlight, MarkedStack, MovementArrow, Target, TargetLook } from '../../map/types.ts'
import type { Commanding, Prospects } from './hand-context.tsx'

/** How the map highlights the target of each kind of order. */
const LOOKS: Readonly<Record<ProspectKind, TargetLook>> = {
  march: 'way',
  redeploy: 'way',
  attack: 'fight',
  'sea-attack': 'fight',
  siege: 'walls',
  sail: 'water',
  aboard: 'water',
  carry: 'shore',
  landing: 'shore'
}

/** The places that the selected pieces can reach, each with its steps, and the place of the list row under the pointer. */
export function targetsOf(prospects: Prospects, glanced: string | null = null): Highlight | null {
  const targets = [...prospects].flatMap(([place, [first]]): Target[] =>
    first ? [{ place, look: LOOKS[first.kind], note: first.steps > 0 ? String(first.steps) : '•' }] : []
  )
  if (glanced !== null && !prospects.has(glanced)) targets.push({ place: glanced, look: 'plain' })
  return targets.length > 0 ? { targets, dimOthers: false } : null
}

/** The route to the target, else to the place under the pointer. */
export function wayShown({ hand, waysTo }: Commanding): MovementArrow[] {
  const [prospect] = waysTo(hand.target ?? hand.looked ?? '')
  if (hand.place === null) return []
  if (!prospect) return hand.via.length > 0 ? [{ way: [hand.place, ...hand.via], kind: 'move' }] : []
  const fights = ['attack', 'siege', 'sea-attack', 'landing'].includes(prospect.kind)
  return [{ way: [hand.place, ...prospect.way], kind: fights ? 'attack' : 'move' }]
}

/** Stacks that can still move, and the selected one. */
export function markedStacks({ command, hand }: Commanding, side: string): MarkedStack[] {
  return command.stacks.map(({ place }) => ({
    province: place,
    side,
    mark: place === hand.place ? 'chosen' : 'ready'
  }))
}
