import { accepted, type FormBody, refused, type Verdict } from '../../../engine/decision.ts'
import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { askTogether } from '../../../engine/script.ts'
import { form, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { ValuesOf } from '../../decisions/index.ts'
import type { Purse, Transfer } from '../../decisions/revenue.ts'
import { entriesIn } from '../../entries.ts'
import type { TreasuryChange } from '../../events/revenue.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { treasurers } from '../../queries/income.ts'
import { factionOfPurse, mayReceiveMoney, moneyIn, ownsPurse, samePurse } from '../../queries/purses.ts'
import { senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { payFrom, payInto } from '../changes/money.ts'
import { carryOutPayments } from '../deals/carry-out.ts'

type Moved = ValuesOf<'redistribute'>

const RULE = '6.3'

/** No. 7; 6.3: the only moment at which money moves freely: all factions at once, each from what it has now. */
export function* redistribute(play: RepublicPlay): Script {
  const { state } = play
  carryOutPayments(play)
  const movers = state.sides.filter((side) => senatorsOf(state, side).length > 0)
  const answers = yield* askTogether(() => movers.map((side) => moveQuestion(state, side)))
  const before = new Map(entriesIn(state.senators).map(([id, { talents }]) => [id, talents]))
  const transfers = movers.flatMap((side) =>
    (answers.get(side)?.transfers ?? []).map((transfer) => ({ side, transfer }))
  )
  for (const { transfer } of transfers) payFrom(state, transfer.from, transfer.talents)
  for (const { transfer } of transfers) payInto(state, transfer.to, transfer.talents)
  tell(play, transfers, before)
}

/** 6.1, 6.32: personal treasuries lie open; who gave to a faction treasury, only the two know. */
function tell(
  { state, emit }: RepublicPlay,
  transfers: readonly { readonly side: FactionId; readonly transfer: Transfer }[],
  before: ReadonlyMap<string, number>
): void {
  const changes = entriesIn(state.senators).flatMap(([senator, { talents }]): readonly TreasuryChange[] => {
    const by = talents - (before.get(senator) ?? 0)
    return by === 0 ? [] : [{ senator, by }]
  })
  emit({ type: 'redistributed', changes })
  for (const { side, transfer } of transfers) {
    const to = factionOfPurse(state, transfer.to)
    if (!to || to === side) continue
    emit({ type: 'gift', from: side, to, purse: transfer.to, talents: transfer.talents }, [side, to])
  }
}

const body: FormBody<Moved> = {
  type: 'form',
  fields: [
    { field: 'many', name: 'transfers', label: message('field.transfers'), options: [], min: 0, max: 60 }
  ],
  open: true
}

function moveQuestion(state: RepublicState, side: FactionId): Question<Moved> {
  return form(
    {
      side,
      kind: 'redistribute',
      rule: RULE,
      prompt: message('prompt.redistribute'),
      about: { purse: state.purses[side] ?? 0 }
    },
    {
      form: body,
      check: (values) => checkTransfers(state, side, values),
      sample: (random) => ({ transfers: randomTransfers(state, side, random) })
    }
  )
}

/** Nobody can spend what he is about to be given. */
function checkTransfers(state: RepublicState, side: FactionId, values: Moved): Verdict<Moved> {
  const { transfers } = values
  if (transfers.some(({ from }) => !ownsPurse(state, side, from)))
    return refused(message('refusal.not-your-purse'), RULE)
  if (transfers.some(({ from, to }) => !mayReceiveMoney(state, to) || samePurse(from, to)))
    return refused(message('refusal.no-such-receiver'), RULE)
  const spent = (purse: Purse) =>
    transfers.filter(({ from }) => samePurse(from, purse)).reduce((sum, { talents }) => sum + talents, 0)
  return transfers.some(({ from }) => spent(from) > moneyIn(state, from))
    ? refused(message('refusal.nothing-to-spend'), RULE)
    : accepted(values)
}

/** Half of the purses move a part of their money within the faction; now and then to another. */
function randomTransfers(state: RepublicState, side: FactionId, random: RandomState): Transfer[] {
  const own: Purse[] = [
    { of: 'faction', faction: side },
    ...treasurers(state, side).map((senator): Purse => ({ of: 'senator', senator }))
  ]
  const others = state.sides
    .map((faction): Purse => ({ of: 'faction', faction }))
    .filter((purse) => mayReceiveMoney(state, purse))
  return own.flatMap((from) => {
    const talents = moneyIn(state, from)
    const to = pickOne(random, randomInt(random, 8) === 0 ? others : own)
    if (talents === 0 || samePurse(from, to) || randomInt(random, 2) === 0) return []
    return [{ from, to, talents: 1 + randomInt(random, talents) }]
  })
}
