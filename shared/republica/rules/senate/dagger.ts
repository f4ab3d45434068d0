import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { MurderAct } from '../../decisions/senate.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { intriguesAmong } from '../../queries/cards.ts'
import { senatorOf } from '../../queries/republic.ts'
import { murderChance } from '../../queries/senate/murder.ts'
import type { RepublicState } from '../../state.ts'
import type { RefusalKey } from '../../words/message.ts'
import { sessionIn } from './chair.ts'

/** 9.8: why a faction cannot attempt this murder; null if it can. */
export function attackProblem(
  state: RepublicState,
  side: FactionId,
  { killer, victim, cards }: MurderAct
): RefusalKey | null {
  const { killers, victims } = murderChance(state, side)
  if (!killers.includes(killer) || !victims.includes(victim)) return 'no-murder'
  const held = intriguesAmong(state.hands[side] ?? [], 'assassin').length
  return cards <= held ? null : 'no-assassin-card'
}

export function sampleAttack(state: RepublicState, side: FactionId, random: RandomState): MurderAct {
  const { killers, victims } = murderChance(state, side)
  const held = intriguesAmong(state.hands[side] ?? [], 'assassin').length
  return {
    do: 'murder',
    killer: pickOne(random, killers),
    victim: pickOne(random, victims),
    cards: randomInt(random, held + 1)
  }
}

/** 9.82: killer, victim and cards are named; the attempt comes before everything else. */
export function takeDagger(
  { state, emit, schedule }: RepublicPlay,
  faction: FactionId,
  { killer, victim, cards }: MurderAct
): void {
  const spent = intriguesAmong(state.hands[faction] ?? [], 'assassin').slice(0, cards)
  state.hands[faction] = (state.hands[faction] ?? []).filter((id) => !spent.some((card) => card === id))
  state.discards.push(...spent)
  const { murders } = sessionIn(state)
  murders.by.push(faction)
  const target = senatorOf(state, victim).faction
  if (target) murders.against.push(target)
  emit({ type: 'murder-attempted', killer, victim, cards })
  schedule({ task: 'murder', killer, victim, cards: spent })
}
