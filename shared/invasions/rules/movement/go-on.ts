import { accepted, type FormBody, type Option, refused, type Verdict } from '../../../engine/decision.ts'
import { once } from '../../../engine/memoize.ts'
import { pickOne, type RandomState, randomInt } from '../../../engine/random.ts'
import { askForm, type Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import type { ValuesOf } from '../../decisions/decision-kinds.ts'
import { type MarchRoutes, marchRoutes, type RouteLeg } from '../../queries/movement/routes.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import type { Piece } from '../../queries/pieces/pieces.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Movement } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { marchLabel } from './march-options.ts'
import { marchQuestion } from './march-question.ts'

type Path = readonly ProvinceId[]
type GoOnValues = ValuesOf<'go-on'>

/** A stack that was interrupted on its march and has steps left. */
interface Interrupted {
  readonly at: ProvinceId
  readonly goal: ProvinceId
  readonly marches: MarchRoutes
  /** The rest of the ordered route, or the refusal when the stack can no longer follow it. */
  readonly onward: Verdict<Path>
  /** The other provinces in reach. */
  elsewhere(): readonly ProvinceId[]
  /** Checks a new march order for the stack and returns its path. */
  order(to: ProvinceId, route?: Path): Verdict<Path>
}

/** XVIII.A, XIX: asks an interrupted stack whether it goes on, takes another route or stops. Returns the path ahead. */
export function* askToGoOn(
  state: InvasionsState,
  movement: Movement,
  stack: readonly Piece[],
  rest: Path
): Script<Path> {
  const at = stack[0]?.at
  const goal = rest.at(-1)
  if (!at || !goal) return []
  const nation = leadingNation(stack, movement.nations)
  const here = interrupted(state, movement, stack, at, rest, goal)
  if (!here.onward.ok && here.elsewhere().length === 0) return []
  return yield* askForm(
    {
      ...questionFor(nation, 'go-on', 'XVIII.A'),
      place: at,
      prompt: message('prompt.go-on', {
        nation: reference('nation', nation),
        province: reference('province', at),
        to: reference('province', goal)
      }),
      about: {
        nation,
        province: at,
        pieces: stack.map(({ id }) => id),
        mayGoOn: here.onward.ok,
        ahead: here.marches.legs(rest).map(stageAbout)
      }
    },
    {
      form: () => goOnForm(here),
      check: (values) => readAnswer(here, values),
      sample: (random) => sampleAnswer(random, here)
    }
  )
}

function interrupted(
  state: InvasionsState,
  movement: Movement,
  stack: readonly Piece[],
  at: ProvinceId,
  rest: Path,
  goal: ProvinceId
): Interrupted {
  const pieces = stack.map(({ id }) => id)
  const question = marchQuestion(state, movement, sideOf(leadingNation(stack, movement.nations)))
  const order = (to: ProvinceId, route?: Path): Verdict<Path> => {
    const move = { march: { from: at, to } }
    const verdict = question.check({ move, pieces, ...(route ? { route } : {}) })
    if (!verdict.ok) return verdict
    return verdict.value.order === 'march'
      ? accepted(verdict.value.route.way)
      : refused(message('refusal.not-an-option'), 'XVIII.A')
  }
  const marches = marchRoutes(state, { at, pieces: stack })
  const onward = order(goal, rest)
  const leadsElsewhere = (to: ProvinceId) => {
    const found = order(to)
    return found.ok && !(onward.ok && found.value.join() === rest.join())
  }
  return {
    at,
    goal,
    marches,
    order,
    onward,
    elsewhere: once(() => [...marches.reach().routes.keys()].filter(leadsElsewhere))
  }
}

function stageAbout({ province, owner, defended, interceptors }: RouteLeg) {
  const stacks = interceptors.map(({ nation, from, chance }) => ({ nation, from, chance }))
  return { province, owner, defended, interceptors: stacks }
}

/** Offers the rest of the route, a halt, and every other province in reach. */
function goOnForm({ at, goal, onward, elsewhere }: Interrupted): FormBody<GoOnValues> {
  const label = message('option.go-on', { province: reference('province', goal) })
  const options: Option<GoOnValues['move']>[] = [
    ...(onward.ok ? [{ key: 'go-on' as const, label, from: at, place: goal }] : []),
    { key: 'stop', label: message('option.stop-here'), place: at },
    // The page queries what lies on one of these routes when the player looks at it: all of them would be too much to send.
    ...elsewhere().map((to) => ({
      key: { march: { from: at, to } },
      label: marchLabel(at, to),
      from: at,
      place: to,
      group: message('group.another-way')
    }))
  ]
  return {
    type: 'form',
    fields: [{ field: 'one', name: 'move', label: message('field.move'), options }],
    ...(onward.ok
      ? { preset: { answer: { move: 'go-on' }, reason: message('preset.as-ordered') } }
      : { blocked: [{ key: 'go-on', label, place: goal, refusal: onward.refusal }] })
  }
}

/** As in a march order, the answer may name another route province by province. */
function readAnswer({ at, onward, order }: Interrupted, { move, route }: GoOnValues): Verdict<Path> {
  if (typeof move === 'object' && move.march.from === at) return order(move.march.to, route)
  if (route === undefined && move === 'stop') return accepted([])
  if (route === undefined && move === 'go-on') return onward
  return refused(message('refusal.not-an-option'), 'XVIII.A')
}

function sampleAnswer(random: RandomState, { at, onward, elsewhere }: Interrupted): GoOnValues {
  if (onward.ok && randomInt(random, 2) === 0) return { move: 'go-on' }
  if (randomInt(random, 2) === 0 || elsewhere().length === 0) return { move: 'stop' }
  return { move: { march: { from: at, to: pickOne(random, elsewhere()) } } }
}
