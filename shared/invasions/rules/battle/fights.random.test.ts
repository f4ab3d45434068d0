import { beforeAll, describe, expect, it } from 'vitest'
import type { Decision } from '../../../engine/decision.ts'
import type { Game } from '../../../engine/game.ts'
import { Match } from '../../../engine/match.ts'
import type { AnswerRecord } from '../../../engine/open-match.ts'
import { createRandom } from '../../../engine/random.ts'
import type { CampaignOptions } from '../../campaign-options.ts'
import type { DecisionKind, InvasionsInquiry } from '../../decisions/decision-kinds.ts'
import type { Fight } from '../../fights-in-progress.ts'
import { invasions } from '../../game.ts'
import type { Invasions } from '../../game-types.ts'
import { currentFight, placesOfFight } from '../../queries/battle/fights.ts'

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
  assault: 'siege',
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

/** The game, wrapped to record every task that begins during a fight. */
function recordingTasks(tasksInFights: string[]): Game<Invasions> {
  return {
    ...invasions,
    runTask(play, task) {
      if ('fights' in play.state) tasksInFights.push(task.task)
      return invasions.runTask(play, task)
    }
  }
}

/** Plays a campaign at random and returns what went wrong with its fights. */
function playAtRandom(seed: number, combat: CampaignOptions['combat']) {
  const tasksInFights: string[] = []
  const misplaced: string[] = []
  const changedBySaving: string[] = []
  const asked = new Map<string, number>()
  const match = Match.begin(recordingTasks(tasksInFights), { scenario: '350', combat }, seed)
  const random = createRandom(`player ${seed}`)
  const answers: AnswerRecord[] = []
  while (match.decision) {
    const { decision } = match
    const { side, number, kind } = decision
    const wanted = FIGHT_OF[kind]
    if (wanted) {
      const count = (asked.get(kind) ?? 0) + 1
      asked.set(kind, count)
      if (!isWhereItSays(match.state, decision, wanted)) misplaced.push(`${kind} at answer ${number}`)
      if (count <= SAVED && reopened(match, answers) !== match.hash) changedBySaving.push(kind)
    }
    const answer = match.sample(random)
    if (!match.answer(side, number, answer).ok) throw new Error(`${kind} refused its own sample`)
    answers.push({ side, answer })
  }
  return { tasksInFights, misplaced, changedBySaving, asked, state: match.state }
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

/** The hash of the match when reopened from its save. */
function reopened(match: Match<Invasions>, answers: readonly AnswerRecord[]): string {
  const { snapshot } = match
  return Match.resume(invasions, snapshot, answers.slice(snapshot.answers)).hash
}

/** In both of these campaigns fleets meet, which random players rarely do. */
describe.each([
  [3, 'basic'],
  [4, 'advanced']
] as const)('fights of a random campaign, seed %i, %s combat', (seed, combat) => {
  let found: ReturnType<typeof playAtRandom>
  beforeAll(() => {
    found = playAtRandom(seed, combat)
  }, 60_000)

  it('the campaign has battles, sieges, raids and naval fights', () => {
    const kinds = ['battle-losses', 'assault', 'raid-target', 'naval-interception']
    expect(kinds.filter((kind) => !found.asked.has(kind))).toEqual([])
  })

  it('each question of a fight is asked during that fight, and names its place', () => {
    expect(found.misplaced).toEqual([])
  })

  it('a save in the middle of a fight reopens in the same state', () => {
    expect(found.changedBySaving).toEqual([])
  })

  it('no task begins during a fight, and no fight remains in the state at the end', () => {
    expect(found.tasksInFights).toEqual([])
    expect('fights' in found.state).toBe(false)
  })
})
