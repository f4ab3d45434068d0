import { ask, choice, type Script } from '../../ask.ts'
import { concessions } from '../../content/concessions.ts'
import type { ConcessionId, SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { baseIncome, concessionIncome, droughtEffects, earns } from '../../queries/income.ts'
import { senatorOf } from '../../queries/republic.ts'
import { message, reference } from '../../words/message.ts'
import { dismissGuard } from '../changes/death.ts'
import { changePopularity, senatorIn } from '../changes/standing.ts'

/** 6.1, 6.11: every loyal senator of a faction receives his income; the holder of grain may sell it dear in a drought. */
export function* receiveIncomes(play: RepublicPlay): Script {
  const { state, emit } = play
  for (const [id, senator] of entriesIn(state.senators)) {
    if (!earns(senator)) continue
    const base = baseIncome(state, id)
    let talents = base
    for (const concession of senator.concessions) {
      const paid = concessionIncome(state, id, concession)
      if (paid === 0) continue
      if (!senator.drew.includes(concession)) senator.drew.push(concession)
      talents += paid
    }
    senator.talents += talents
    emit({ type: 'income', senator: id, base, talents })
    payGuard(play, id)
  }
  yield* sellGrain(play)
}

/** No. 4; public S1: in a drought grain may bring its price for each effect more, at the same cost in popularity. */
function* sellGrain(play: RepublicPlay): Script {
  const { state, emit } = play
  const effects = droughtEffects(state)
  if (effects === 0) return
  for (const [id, concession] of grain(play)) {
    const times = 1 + effects
    if (!(yield* wantsToSell(play, id, concession, times))) continue
    // Its plain price has been paid with the other income.
    const talents = concessionIncome(state, id, concession) * effects
    senatorIn(state, id).talents += talents
    emit({ type: 'grain-sold', senator: id, concession, talents })
    changePopularity(play, id, -times)
  }
}

function grain({ state }: RepublicPlay): readonly (readonly [SenatorId, ConcessionId])[] {
  return entriesIn(state.senators).flatMap(([id, senator]) =>
    earns(senator)
      ? senator.concessions.flatMap((each) => (concessions[each].isGrain ? [[id, each] as const] : []))
      : []
  )
}

function* wantsToSell(
  { state }: RepublicPlay,
  senator: SenatorId,
  concession: ConcessionId,
  times: number
): Script<boolean> {
  const side = senatorOf(state, senator).faction
  if (!side) return false
  return yield* ask(
    choice(
      {
        side,
        kind: 'grain',
        rule: '6.11',
        prompt: message('prompt.grain', {
          senator: reference('senator', senator),
          concession: reference('concession', concession),
          count: times
        }),
        about: { senator, concession, times }
      },
      [
        {
          key: 'dear',
          label: message('option.grain-dear', {
            talents: concessionIncome(state, senator, concession) * times,
            popularity: times
          }),
          value: true
        },
        { key: 'plain', label: message('option.grain-plain'), value: false }
      ]
    )
  )
}

/** 9.83: an open bodyguard costs a talent and a point of popularity a year, or leaves. */
function payGuard(play: RepublicPlay, id: SenatorId): void {
  const { state, emit } = play
  const senator = senatorIn(state, id)
  if (!senator.isGuarded) return
  if (senator.talents > 0) {
    senator.talents -= 1
    changePopularity(play, id, -1)
    return
  }
  dismissGuard(state, senator)
  emit({ type: 'guard-left', senator: id })
}
