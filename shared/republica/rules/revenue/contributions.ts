import { accepted, type FormBody, refused, type Verdict } from '../../../engine/decision.ts'
import { type RandomState, randomInt } from '../../../engine/random.ts'
import { askTogether } from '../../../engine/script.ts'
import { form, type Question, type Script } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { ValuesOf } from '../../decisions/index.ts'
import type { Gift, Purse } from '../../decisions/revenue.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { contributionInfluence, treasurers } from '../../queries/income.ts'
import { type GiftPledge, heldPledges } from '../../queries/pledges.ts'
import { moneyIn, ownsPurse, samePurse } from '../../queries/purses.ts'
import { senatorsOf } from '../../queries/republic.ts'
import type { RepublicState } from '../../state.ts'
import { message } from '../../words/message.ts'
import { payFrom } from '../changes/money.ts'
import { changeInfluence, enrichState } from '../changes/standing.ts'
import { isSolvent } from '../changes/treasury.ts'
import { noteContributions } from '../deals/ledger.ts'

type Pledged = ValuesOf<'contribute'>

const RULE = '6.22'

/** No. 6; 6.22: all give at once, and may make it depend on what the others give. Then the State must be solvent. */
export function* contribute(play: RepublicPlay): Script {
  const { state } = play
  const givers = state.sides.filter((side) => senatorsOf(state, side).length > 0)
  const answers = yield* askTogether(() => givers.map((side) => pledgeQuestion(state, side)))
  const pledges = new Map<FactionId, GiftPledge>(
    givers.map((side) => [side, answers.get(side) ?? { gifts: [], conditions: [] }])
  )
  const held = heldPledges(pledges)
  give(play, pledges, held)
  isSolvent(play)
}

function give(
  play: RepublicPlay,
  pledges: ReadonlyMap<FactionId, GiftPledge>,
  held: ReadonlySet<FactionId>
): void {
  const { state, emit } = play
  const gifts = [...pledges].flatMap(([faction, pledge]) =>
    held.has(faction)
      ? pledge.gifts.map(({ from, talents }) => ({
          faction,
          from,
          talents,
          influence: from.of === 'senator' ? contributionInfluence(talents) : 0
        }))
      : []
  )
  const withdrawn = [...pledges].flatMap(([side, pledge]) =>
    pledge.gifts.length > 0 && !held.has(side) ? [side] : []
  )
  if (gifts.length > 0 || withdrawn.length > 0) emit({ type: 'contributed', gifts, withdrawn })
  noteContributions(play, givenBy(gifts))
  for (const { from, talents, influence } of gifts) {
    payFrom(state, from, talents)
    enrichState(play, talents)
    if (from.of === 'senator') changeInfluence(play, from.senator, influence)
  }
}

/** What each faction gives in all, for the ledger of promises. */
function givenBy(
  gifts: readonly { readonly faction: FactionId; readonly talents: number }[]
): Partial<Record<FactionId, number>> {
  const sums: Partial<Record<FactionId, number>> = {}
  for (const { faction, talents } of gifts) sums[faction] = (sums[faction] ?? 0) + talents
  return sums
}

const body: FormBody<Pledged> = {
  type: 'form',
  fields: [
    { field: 'many', name: 'gifts', label: message('field.gifts'), options: [], min: 0, max: 60 },
    { field: 'many', name: 'conditions', label: message('field.conditions'), options: [], min: 0, max: 6 }
  ],
  open: true
}

function pledgeQuestion(state: RepublicState, side: FactionId): Question<Pledged> {
  const { treasury } = state
  return form(
    {
      side,
      kind: 'contribute',
      rule: RULE,
      prompt:
        treasury < 0
          ? message('prompt.contribute-or-fall', { talents: -treasury })
          : message('prompt.contribute', { treasury }),
      about: { treasury, due: Math.max(0, -treasury), purse: state.purses[side] ?? 0 }
    },
    {
      form: body,
      check: (values) => checkPledge(state, side, values),
      sample: (random) => ({ gifts: randomGifts(state, side, random), conditions: [] })
    }
  )
}

function checkPledge(state: RepublicState, side: FactionId, values: Pledged): Verdict<Pledged> {
  const { gifts, conditions } = values
  if (gifts.some(({ from }, at) => gifts.findIndex((other) => samePurse(other.from, from)) < at))
    return refused(message('refusal.chosen-twice'), RULE)
  if (gifts.some(({ from }) => !ownsPurse(state, side, from)))
    return refused(message('refusal.not-your-purse'), RULE)
  if (gifts.some(({ from, talents }) => talents > moneyIn(state, from)))
    return refused(message('refusal.nothing-to-spend'), RULE)
  if (conditions.some(({ of }) => of === side || (of !== 'others' && !state.sides.includes(of))))
    return refused(message('refusal.no-such-condition'), RULE)
  return accepted(values)
}

/** Seldom, and a round sum; all there is where the State would fall. */
function randomGifts(state: RepublicState, side: FactionId, random: RandomState): Gift[] {
  const purses: Purse[] = [
    ...treasurers(state, side).map((senator): Purse => ({ of: 'senator', senator })),
    { of: 'faction', faction: side }
  ]
  const isNeeded = state.treasury < 0
  return purses.flatMap((from) => {
    const talents = moneyIn(state, from)
    if (talents === 0 || (!isNeeded && randomInt(random, 4) > 0)) return []
    const given = isNeeded ? talents : 1 + randomInt(random, talents)
    return [{ from, talents: given }]
  })
}
