import type { Answer, Decision } from '../../../engine/decision.ts'
import type { Match } from '../../../engine/match.ts'
import { firstAnswer } from '../../../engine/scene/fallback-answers.ts'
import { nationIds } from '../../content/ids.ts'
import type { DecisionKind } from '../../decisions/decision-kinds.ts'
import type { Invasions } from '../../game-types.ts'
import { defaultStandingOrders } from '../../standing-orders.ts'
import type { InvasionsState } from '../../state.ts'
import { busyState } from '../../testing/card-moments.ts'
import { beginMovementOf, crossing, seaOrder } from '../../testing/march-orders.ts'
import { bareMap, emptyMap, encamp, enter, put, stackDeck, troops } from '../../testing/position.ts'
import { staged } from './staged.ts'

/** The answers to questions that come before the wanted one, by kind. All other questions get their first answer. */
type EarlierAnswers = Readonly<Partial<Record<DecisionKind, Answer | ((decision: Decision) => Answer)>>>

/** Far more than any of these positions needs. */
const MOST_ANSWERS = 40

function playUntil(
  kind: DecisionKind,
  match: Match<Invasions>,
  earlier: EarlierAnswers = {}
): Match<Invasions> {
  for (let left = MOST_ANSWERS; left > 0; left--) {
    const { awaited } = match
    const decision = awaited && match.decisionFor(awaited.side)
    if (!decision) break
    if (decision.kind === kind) return match
    const wanted = earlier[decision.kind] ?? firstAnswer(decision)
    const answer = typeof wanted === 'function' ? wanted(decision) : wanted
    const outcome = match.answer(awaited.side, awaited.number, answer)
    if (!outcome.ok) throw new Error(`${decision.kind}: ${outcome.refusal.reason.key}`)
  }
  throw new Error(`the game does not ask '${kind}'`)
}

/** Plays a card as soon as possible. */
const playing =
  (card: string) =>
  (decision: Decision): Answer => {
    const { body } = decision
    const option =
      body.type === 'choice'
        ? body.options.find(({ key }) => typeof key === 'object' && key.card === card)
        : undefined
    return option ? { option: option.key } : firstAnswer(decision)
  }

/** Sets the next dice; a D10's 0 is 10. */
function withDice(state: InvasionsState, ...faces: readonly number[]): InvasionsState {
  state.random.forced = [...faces]
  return state
}

/** The nations that have had their turn in a step: all but one. */
const allBut = (one: (typeof nationIds)[number]) => nationIds.filter((id) => id !== one)

/** Kinds of questions that random campaigns hardly ever ask, each with a position that asks it. */
export const rareKinds = {
  /** X.B: the losing side holds Dice, which re-rolls either roll. */
  'card-reroll': () => {
    const state = bareMap({ turn: 3, combat: 'advanced' })
    put(state, 'visigoths', 'infantry', 'moesia_superior', 4)
    put(state, 'byzantines', 'legion', 'moesia_superior', 4)
    beginMovementOf(state, 'visigoths')
    state.hands.goths.events = ['dice']
    const match = staged(state, { task: 'combat', besieged: [], campaignsLeft: 0 })
    return playUntil('card-reroll', match, { 'play-card': playing('dice') })
  },
  /** XXV.D, example E30: one of two fleets that carry five units sinks with its cargo. */
  'cargo-lost': () => {
    const state = withDice(bareMap(), 4, 1, 1)
    put(state, 'romans', 'fleet', 'sinus_gallicus', 2)
    put(state, 'vandals', 'fleet', 'sinus_gallicus')
    const legions = put(state, 'romans', 'legion', 'septimania', 4)
    const riders = put(state, 'romans', 'cavalry', 'septimania')
    beginMovementOf(state, 'romans')
    state.control.provincia = 'vandals'
    return playUntil('cargo-lost', staged(state, { task: 'march' }), {
      march: seaOrder(
        crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'),
        ...legions,
        ...riders
      ),
      'naval-interception': { option: { nation: 'vandals', stack: 1 } },
      'naval-battle': { option: 'fight' },
      'naval-reroll': { option: 'keep' }
    })
  },
  /** VI.F, XIII.E: a young Rome is reconciled with one of two heresies. */
  'end-heresy': () => {
    const state = bareMap({ turn: 3, nations: { romans: { age: 2 } } })
    for (const area of ['africa', 'italia'] as const) {
      state.heresies[area] = { grade: '-', religion: 'catholic' }
    }
    const { drawPile } = state.decks.administration
    stackDeck(state, 'administration', 'quiet-years', ...drawPile.filter((id) => id !== 'quiet-years'))
    const done = allBut('romans')
    return playUntil('end-heresy', staged(state, { task: 'nations', step: 'administration-cards', done }), {
      'administration-type': { option: 'passive' },
      'administration-card': { option: 'quiet-years' }
    })
  },
  /** X.B: a call to arms in Rome, which has two kinds of foot left. */
  'levy-unit': () => {
    const state = bareMap({ turn: 3 })
    state.hands.romans.events = ['call-to-arms']
    const match = staged(state, { task: 'nations', step: 'reinforcements', done: allBut('romans') })
    return playUntil('levy-unit', match, { 'play-card': playing('call-to-arms') })
  },
  /** IX.B: the Jutes arrive; Visigoths there are shut in between Gepids, whom the same player leads, and as many Franks. */
  'strongest-neighbour': () => {
    const state = emptyMap({ turn: 4 })
    enter(state, 'visigoths', null)
    put(state, 'visigoths', 'infantry', 'iutia', 2)
    state.control = { holsatia: 'gepids', selandia: 'franks' }
    enter(state, 'gepids', null)
    enter(state, 'franks', null)
    troops(state, 'gepids', 'holsatia', 3)
    troops(state, 'franks', 'selandia', 3)
    return playUntil('strongest-neighbour', staged(state, { task: 'step', step: 'arrivals' }))
  },
  /** XII.D: the Huns have standing orders and meet the Visigoths. */
  'set-attitudes': () => {
    const state = bareMap({ nations: { visigoths: { active: true }, huns: { active: true } } })
    encamp(state, 'visigoths', 'valachia')
    encamp(state, 'huns', 'hypanis')
    state.hands.huns.orders = defaultStandingOrders
    const match = staged(state, { task: 'nations', step: 'activation', done: allBut('huns') })
    return playUntil('set-attitudes', match)
  },
  /** IX.G: the Huns are no more; Rome parts with an auxiliary or a mercenary of theirs. */
  'vanished-people': () => {
    const state = bareMap({ turn: 6 })
    put(state, 'romans', 'horse-archers', 'latium', 1, { people: 'huns' })
    put(state, 'huns', 'cavalry', 'latium', 1, { controller: 'romans' })
    state.nations.huns.presence = 'gone'
    return playUntil('vanished-people', staged(state, { task: 'step', step: 'arrivals' }))
  },
  /** XXIX.G: Renaissance is played as the Franks, vassals of the Alamanni, begin their activation. */
  'break-vassalage': () => {
    const state = busyState()
    state.hands.goths.events = ['renaissance']
    const match = staged(state, { task: 'nations', step: 'activation', done: allBut('franks') })
    return playUntil('break-vassalage', match, {
      'play-card': { option: { card: 'renaissance', way: 1, target: { nation: 'franks' } } }
    })
  }
} as const satisfies Partial<Record<DecisionKind, () => Match<Invasions>>>
