import type { Decision } from '../../engine/decision.ts'
import type { Game } from '../../engine/game.ts'
import { Match } from '../../engine/match.ts'
import { type DecisionKind, type InvasionsInquiry, isDecisionKind } from '../decisions/decision-kinds.ts'
import type { Fight } from '../fights-in-progress.ts'
import { invasions } from '../game.ts'
import type { Invasions } from '../game-types.ts'
import { currentFight, placesOfFight } from '../queries/battle/fights.ts'
import type { CampaignWatcher } from './watch-campaign.ts'

/** The kind of fight in which each kind of question is asked. */
const FIGHT_OF: Readonly<Partial<Record<DecisionKind, Fight['kind']>>> = {
  'battle-reroll': 'battle',
  'card-reroll': 'battle',
  'leader-option': 'battle',
  'voluntary-retreat': 'battle',
  'battle-losses': 'battle',
  'recover-units': 'battle',
  'repair-units': 'battle',
  besiege: 'siege',
  'keep-siege': 'siege',
  'fate-of-city': 'siege',
  'raid-target': 'raid',
  'raiding-party': 'raid',
  'lost-raider': 'raid',
  settle: 'raid',
  'naval-interception': 'naval',
  'naval-battle': 'naval',
  'naval-reroll': 'naval',
  'carry-friends': 'crossing',
  'carrying-stack': 'crossing',
  'cargo-lost': 'crossing'
}

/** How many questions of each kind are saved and reopened. */
const SAVED = 3

/** Collects what goes wrong with the fights of a campaign. It must be played with `game`. */
export function fightFaults() {
  const tasksInFights: string[] = []
  const misplaced: string[] = []
  const changedBySaving: string[] = []
  const asked = new Map<string, number>()
  const found = { tasksInFights, misplaced, changedBySaving, asked, remains: true }
  const watcher: CampaignWatcher = {
    onQuestion(match) {
      const { kind = '', number } = match.awaited ?? {}
      const wanted = isDecisionKind(kind) ? FIGHT_OF[kind] : undefined
      const decision = wanted ? match.decision : null
      if (!wanted || !decision) return
      const count = (asked.get(kind) ?? 0) + 1
      asked.set(kind, count)
      if (!isWhereItSays(match.state, decision, wanted)) misplaced.push(`${kind} at answer ${number}`)
      if (count <= SAVED && hashWhenReopened(match) !== match.hash) changedBySaving.push(kind)
    },
    onEnd(match) {
      found.remains = 'fights' in match.state
    }
  }
  /** The game, wrapped to record every task that begins during a fight. */
  const game: Game<Invasions> = {
    ...invasions,
    runTask(play, task) {
      if ('fights' in play.state) tasksInFights.push(task.task)
      return invasions.runTask(play, task)
    }
  }
  return { game, watcher, found }
}

function isWhereItSays(
  state: Invasions['State'],
  { place, about }: Decision<InvasionsInquiry>,
  wanted: Fight['kind']
): boolean {
  const fight = currentFight(state)
  if (fight?.kind !== wanted) return false
  const places: readonly string[] = placesOfFight(fight)
  const named = [
    place,
    about && 'province' in about ? about.province : undefined,
    about && 'zone' in about ? about.zone : undefined
  ]
  return named.every((name) => name === undefined || (name !== null && places.includes(name)))
}

function hashWhenReopened({ snapshot, answersSince }: Match<Invasions>): string {
  return Match.resume(invasions, snapshot, answersSince).hash
}
