import { ask, choice, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { ransomOf } from '../../queries/combat/ransom.ts'
import { clockwiseFrom, leadingFaction } from '../../queries/precedence.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { senatorIn } from '../changes/standing.ts'

/** No. 31; 10.82: every captive whose ransom can be paid now may be freed. Each phase offers it when it begins. */
export function* offerRansoms(play: RepublicPlay): Script {
  const { state } = play
  for (const side of clockwiseFrom(state, leadingFaction(state)))
    for (const captive of captivesOf(state, side)) yield* offerRansom(play, side, captive)
}

function captivesOf({ senators }: RepublicState, side: FactionId): readonly SenatorId[] {
  return entriesIn(senators).flatMap(([id, { faction, captor }]) =>
    faction === side && captor !== null ? [id] : []
  )
}

function* offerRansom({ state, emit }: RepublicPlay, side: FactionId, captive: SenatorId): Script {
  const senator = senatorIn(state, captive)
  const price = ransomOf(senator)
  const purse = state.purses[side] ?? 0
  const payers = [
    ...(senator.talents >= price ? (['captive'] as const) : []),
    ...(purse >= price ? (['faction'] as const) : [])
  ]
  if (payers.length === 0) return
  const from = yield* ask(
    choice(
      {
        side,
        kind: 'ransom',
        rule: '10.82',
        prompt: message('prompt.ransom', { senator: reference('senator', captive), talents: price }),
        about: { captive, price, talents: senator.talents, purse }
      },
      [...payers, 'wait' as const].map((key) => ({ key, label: message(`option.ransom-${key}`), value: key }))
    )
  )
  if (from === 'wait') return
  if (from === 'captive') senator.talents -= price
  else state.purses[side] = purse - price
  senator.at = 'rome'
  senator.captor = null
  emit({ type: 'ransomed', senator: captive, faction: side, talents: price, from })
}
