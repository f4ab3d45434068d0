import { accepted, type FormBody, refused } from '../../engine/decision.ts'
import { type RandomState, randomInt } from '../../engine/random.ts'
import { askTogether } from '../../engine/script.ts'
import type { ValuesOf } from '../answers.ts'
import { form, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { type Goods, goodIds } from '../content/ids.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { resourcesIn, sizeOf } from '../queries/amounts.ts'
import { giftCost, giftDoxa, giftProblem, giftValue, mostOf } from '../queries/contributions.ts'
import { eventOf, taskOfRound } from '../queries/events.ts'
import { initiativeOrder } from '../queries/seats.ts'
import type { ByzantionState } from '../state.ts'
import type { Contribution } from '../table.ts'
import { message, reference } from '../words/message.ts'
import { addDoxa, heroesGive, pay, seat } from './changes.ts'

type Given = ValuesOf<'contribute'>

/** R.1: all give in secret what the event demands; then all hands open at once. */
export function* contribute(play: ByzantionPlay): Script<readonly Contribution[]> {
  const { state, emit } = play
  const requires = taskOfRound(state)?.requires ?? {}
  const given = yield* askTogether(() => state.sides.map((side) => giftQuestion(state, side, requires)))
  const doxa: Partial<Record<SideId, number>> = {}
  const contributions = initiativeOrder(state).map((side): Contribution => {
    const { gift, substitutes } = given.get(side) ?? { gift: {}, substitutes: [] }
    return { side, gift, substitutes, size: sizeOf(giftValue({ gift, substitutes })) }
  })
  for (const { side, ...each } of contributions) {
    const cost = giftCost(seat(state, side), each)
    pay(state, side, cost.goods)
    if (cost.doxa > 0) addDoxa(state, side, -cost.doxa, 'cards')
    doxa[side] = addDoxa(state, side, giftDoxa(each), 'contributions')
  }
  state.resolution = { contributions, isCompleted: false, named: null, challenge: null }
  emit({ type: 'contributed', contributions, doxa })
  for (const { side, ...each } of contributions) {
    const value = giftValue(each)
    if (sizeOf(value) > 0 || (value.nomismata ?? 0) > 0) heroesGive(play, side, 'contribute')
    heroesGive(play, side, 'contribute-each', resourcesIn(value))
  }
  return contributions
}

const giftForm: FormBody<Given> = {
  type: 'form',
  fields: [
    { field: 'one', name: 'gift', label: message('field.gift'), options: [] },
    { field: 'many', name: 'substitutes', label: message('field.substitutes'), options: [], min: 0, max: 10 }
  ],
  open: true
}

function giftQuestion(state: ByzantionState, side: SideId, requires: Goods): Question<Given> {
  const owner = seat(state, side)
  const event = eventOf(state)
  if (!event) throw new Error(`round ${state.round} has no event`)
  return form(
    {
      side,
      kind: 'contribute',
      rule: 'R.1',
      prompt: message('prompt.contribute', { event: reference('happening', event) }),
      about: { requires, goods: mostOf(owner, requires) }
    },
    {
      form: giftForm,
      check: (given) => {
        const problem = giftProblem(owner, requires, given)
        return problem ? refused(message(`refusal.${problem}`), 'R.1') : accepted(given)
      },
      sample: (random) => ({ gift: randomPart(random, mostOf(owner, requires)), substitutes: [] })
    }
  )
}

/** All of it half of the time, so that random games complete events too. */
function randomPart(random: RandomState, goods: Goods): Partial<Record<keyof Goods, number>> {
  const all = randomInt(random, 2) === 0
  const part = goodIds.map((id) => {
    const most = goods[id] ?? 0
    return [id, all ? most : randomInt(random, most + 1)] as const
  })
  return Object.fromEntries(part.filter(([, amount]) => amount > 0))
}
