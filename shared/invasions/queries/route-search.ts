import type { Refusal } from '../../engine/decision.ts'
import type { Board } from '../board.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { distancesFrom, type Neighbour, neighbours } from '../world/queries.ts'
import { isBridged, judgeStep, type MovingStack, refuse, representatives, type StepVerdict } from './reach.ts'
import type { Surroundings } from './surroundings.ts'

/** Whose ways are looked for, how far they go, and which provinces they avoid where they can. */
export interface Search {
  readonly state: Board
  readonly look: Surroundings
  readonly stack: MovingStack
  readonly most: number
  shuns(province: ProvinceId): boolean
  /** Where ways to one province alone are wanted: those that can no longer lead there are not followed. */
  readonly goal?: ProvinceId
}

/** The end of a way; those before it lead back to the start. */
export interface Found {
  readonly at: ProvinceId
  readonly before: Found | null
  readonly steps: number
  readonly bridged: boolean
  /** Provinces on the way that it had rather avoided, and those that an enemy holds. */
  readonly perils: number
  readonly enemies: number
  readonly stops: boolean
  readonly mayEnd: boolean
  /** How many of the places wanted lie behind it. */
  readonly passed: number
}

/** The safest way to each province within reach, and of these the shortest; with what bars the first step. */
export function searchWays(search: Search): {
  readonly found: ReadonlyMap<ProvinceId, Found>
  readonly blocked: Map<ProvinceId, Refusal>
} {
  const { at } = search.stack
  const found = new Map<ProvinceId, Found>()
  const kept = new Kept()
  const blocked = new Map<ProvinceId, Refusal>()
  walk(search, ({ before, verdict, border, entered }) => {
    const refusal = verdict.ok ? verdict.why : verdict.refusal
    if (refusal && before.before === null) blocked.set(border.id, refusal)
    if (!entered || entered.at === at || !kept.keeps(entered)) return null
    const known = found.get(entered.at)
    if (!known || isBetter(entered, known)) found.set(entered.at, entered)
    return entered
  })
  return { found, blocked }
}

/** The safest way through the places wanted, in their order; else why it cannot be gone. */
export function wayTo(
  search: Search,
  wanted: readonly ProvinceId[]
): { readonly end: Found | null; readonly refusal: Refusal | null } {
  const kept = new Kept()
  let end: Found | null = null
  let farthest = 0
  let refusal: Refusal | null = null
  walk(
    search,
    ({ before, verdict, border, entered }) => {
      const goal = wanted[before.passed]
      const isLast = before.passed === wanted.length - 1
      const why = border.id === goal ? whyNot(verdict, isLast) : null
      if (why && before.passed >= farthest) refusal = why
      if (!entered || why) return null
      const passed = before.passed + (border.id === goal ? 1 : 0)
      const here = { ...entered, passed }
      if (passed > farthest) [farthest, refusal] = [passed, null]
      if (passed < wanted.length) return kept.keeps(here) ? here : null
      if (!end || isBetter(here, end)) end = here
      return null
    },
    (here) => stepWanted(search, here, wanted)
  )
  return { end, refusal }
}

/** Why the next place wanted cannot be entered, or not passed, or not stayed in. */
function whyNot(verdict: StepVerdict, isLast: boolean): Refusal | null {
  if (!verdict.ok) return verdict.refusal
  if (isLast) return verdict.why
  return verdict.stops ? refuse('must-stop-there', 'XVIII.C') : null
}

/** From a place wanted to the next, where it lies next door, a single step is meant. */
function stepWanted(
  { stack }: Search,
  { at, passed }: Found,
  wanted: readonly ProvinceId[]
): ProvinceId | null {
  const last = passed === 0 ? stack.at : wanted[passed - 1]
  const next = wanted[passed]
  if (at !== last || !next) return null
  return neighbours(at, 'base').some(({ id }) => id === next) ? next : null
}

interface Step {
  readonly before: Found
  readonly border: Neighbour
  readonly verdict: StepVerdict
  /** Where it leads, if it may be taken. */
  readonly entered: Found | null
}

/** Goes on step by step from wherever `take` wants to go on. */
function walk(
  search: Search,
  take: (step: Step) => Found | null,
  only: (here: Found) => ProvinceId | null = () => null
): void {
  const { most, goal } = search
  const toGoal = goal && distancesFrom(goal, 'base')
  const stack = representatives(search.state, search.stack)
  const thinned = { ...search, stack }
  let ring: Found[] = [startOf(stack)]
  for (let step = 1; step <= most && ring.length > 0; step++) {
    const next = new Map<string, Found>()
    for (const here of ring) {
      const single = only(here)
      for (const border of neighbours(here.at, 'base')) {
        if (single !== null && border.id !== single) continue
        if (toGoal && (toGoal.get(border.id) ?? most) > most - step) continue
        const end = take(stepOver(thinned, here, border))
        if (end && !end.stops) next.set(keyOf(end), end)
      }
    }
    ring = [...next.values()]
  }
}

function startOf({ at }: MovingStack): Found {
  const unmoved = { steps: 0, bridged: false, perils: 0, enemies: 0, passed: 0 }
  return { at, before: null, ...unmoved, stops: false, mayEnd: false }
}

function stepOver({ state, look, stack, shuns }: Search, before: Found, border: Neighbour): Step {
  const verdict = judgeStep(state, look, stack, border, before)
  if (!verdict.ok) return { before, border, verdict, entered: null }
  const entered = {
    at: border.id,
    before,
    steps: before.steps + 1,
    bridged: before.bridged || (border.kind === 'strait' && isBridged(state, stack.pieces)),
    perils: before.perils + (shuns(border.id) ? 1 : 0),
    enemies: before.enemies + (look.enemyOwner(border.id) ? 1 : 0),
    stops: verdict.stops,
    mayEnd: verdict.why === null,
    passed: before.passed
  }
  return { before, border, verdict, entered }
}

/** Ways that lead to the same place and can go on in the same way. */
const keyOf = ({ at, passed, stops }: Found): string =>
  passed === 0 && !stops ? at : `${at} ${passed} ${stops}`

/** The best way to each place so far: others need not be followed. */
class Kept {
  readonly #best = new Map<string, Found>()

  keeps(end: Found): boolean {
    const key = keyOf(end)
    const known = this.#best.get(key)
    if (known && !isBetter(end, known)) return false
    this.#best.set(key, end)
    return true
  }
}

function isBetter(one: Found, other: Found): boolean {
  return (one.perils - other.perils || one.steps - other.steps || one.enemies - other.enemies) < 0
}
