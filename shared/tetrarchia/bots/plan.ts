import { applyAction } from '../action-effects.ts'
import type { Action } from '../actions.ts'
import type { Board } from '../board.ts'
import {
  actionsHere,
  companionOf,
  freeActions,
  movesOfOthers,
  type PossibleAction,
  sailings
} from '../queries/actions.ts'
import { armyAt } from '../queries/board-queries.ts'
import { costsToReach } from '../queries/reach.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isFrontier, neighbours } from '../world/queries.ts'
import { appraise } from './appraisal.ts'
import { copyFor } from './board-copies.ts'
import { type DiscSurvey, surveyOf } from './disc-survey.ts'
import { fightWorth } from './outcomes.ts'
import type { Weights } from './weights.ts'

/** The planned actions of an emperor with their worth. An attack is always the last action. */
export interface Plan {
  readonly actions: readonly Action[]
  readonly worth: number
}

/** The width and depth of the beam search. */
export interface SearchLimits {
  readonly width: number
  readonly steps: number
}

/** Actions and the board after them. */
interface Line {
  readonly actions: readonly Action[]
  readonly board: Board
  /** Reused while the discs stay the same, because most actions only move somebody. */
  readonly survey: DiscSurvey
}

/** A line with its worth. */
interface Course extends Line, Plan {}

/** Finds a good plan for the active emperor's Roman phase by a beam search. */
export function planPhase(board: Board, weights: Weights, { width, steps }: SearchLimits): Plan {
  const survey = surveyOf(board.discs)
  const here: Course = { board, survey, actions: [], worth: appraise(board, weights, survey) }
  const found = [here]
  const seen = new Set<string>()
  let courses = [here, ...preparations(here, weights)]
  for (let step = 0; step < steps && courses.length > 0; step++) {
    const next = courses
      .flatMap((course) => branchesOf(course, weights))
      .filter((course) => isNew(course, seen))
    found.push(...next)
    courses = best(next.filter(isOpen), width, promiseWith(weights))
  }
  const withLastMove = best(found, width, worthOf).flatMap((course) => stopsOf(course, weights))
  // An emperor who shares a province must leave it, so he cannot end his phase there.
  const ends = [...found, ...withLastMove].filter(({ board: end }) => companionOf(end) === null)
  const [plan] = best(ends, 1, worthOf)
  return plan ?? withLastMove[0] ?? here
}

const worthOf = ({ worth }: Course): number => worth
const promiseWith =
  ({ point }: Weights) =>
  ({ worth, board }: Course): number =>
    worth + point * board.imperium

function best(courses: readonly Course[], count: number, by: (course: Course) => number): Course[] {
  return [...courses].sort((one, other) => by(other) - by(one)).slice(0, count)
}

function isNew({ board, actions }: Course, seen: Set<string>): boolean {
  const print = `${actions.at(-1)?.do === 'attack'} ${fingerprint(board)}`
  if (seen.has(print)) return false
  seen.add(print)
  return true
}

/** The search continues after certain actions, never after an attack. */
function isOpen({ actions, board }: Course): boolean {
  return board.imperium > 0 && actions.at(-1)?.do !== 'attack'
}

/** Actions that may come first: a fleet, a power, a point taken, given or bought. */
function preparations(course: Course, weights: Weights): Course[] {
  if (companionOf(course.board)) return []
  const offered = [...sailings(course.board), ...freeActions(course.board)]
  return offered.map((each) => follow(course, each, weights))
}

/** Work in this province, or a move and work there. */
function branchesOf(course: Course, weights: Weights): Course[] {
  const here = companionOf(course.board) ? [] : workFrom(course, weights)
  const there = movesFrom(course.board)
    .filter(({ action }) => action.do === 'move' && hasWork(course.board, action.to))
    .flatMap((offered) => workFrom(after(course, offered), weights))
  return [...here, ...there]
}

function movesFrom(board: Board): PossibleAction[] {
  return [...costsToReach(board, board.active, board.imperium)].map(([to, cost]) => ({
    action: { do: 'move', emperor: board.active, to },
    cost
  }))
}

/** The province has a threat, an open frontier, or an army next to it. */
function hasWork(board: Board, at: ProvinceId): boolean {
  const disc = board.discs[at]
  if (disc === 'unrest' || disc === 'revolt') return true
  return (disc === undefined && isFrontier(at)) || neighbours(at).some(({ id }) => armyAt(board, id) !== null)
}

/** Last moves after all work is done; Diocletian may move others as well. */
function stopsOf(course: Course, weights: Weights): Course[] {
  if (course.actions.at(-1)?.do === 'attack') return []
  return [...movesFrom(course.board), ...movesOfOthers(course.board)].map((offered) =>
    follow(course, offered, weights)
  )
}

function workFrom(line: Line, weights: Weights): Course[] {
  return actionsHere(line.board).map((offered) =>
    offered.action.do === 'attack' ? attacking(line, offered, weights) : follow(line, offered, weights)
  )
}

function follow(line: Line, offered: PossibleAction, weights: Weights): Course {
  const next = after(line, offered)
  return {
    board: next.board,
    survey: next.survey,
    actions: next.actions,
    worth: appraise(next.board, weights, next.survey)
  }
}

function after({ board, actions, survey }: Line, { action, cost }: PossibleAction): Line {
  const next = copyFor(board, action)
  if (action.do !== 'attack') applyAction(next, action, cost)
  return {
    board: next,
    survey: next.discs === board.discs ? survey : surveyOf(next.discs),
    actions: [...actions, action]
  }
}

/** I.5: an attack with the expected worth of its three results. */
function attacking(
  { board, actions, survey }: Line,
  { action, cost }: PossibleAction,
  weights: Weights
): Course {
  const army = action.do === 'attack' ? armyAt(board, action.place) : null
  if (!army) throw new Error('there is no army to attack')
  const left = weights.point * (board.imperium - cost)
  const worth = fightWorth(board, { emperor: board.active, army, attacker: 'emperor' }, weights, left)
  return { board, survey, actions: [...actions, action], worth }
}

/** Identifies a position within one phase. */
function fingerprint({ active, emperors, discs, fleets, imperium, powerUsed }: Board): string {
  const { at, given } = emperors[active]
  let print = `${at} ${given} ${imperium} ${powerUsed} ${fleets.join()}`
  for (const [place, disc] of Object.entries(discs)) print += ` ${place}:${disc}`
  return print
}
