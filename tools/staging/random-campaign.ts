import { type AnyGame, eraseTypes } from '#shared/engine/any-game.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { checkpointOf, standingOf } from '../../main/host/recorder.ts'
import type { CampaignStore, Checkpoint, LogRow, StoredAnswer } from '../../main/store/campaign-store.ts'
import { atMoment, type CampaignRecord, type Moment } from './moment.ts'

export interface CampaignKind {
  /** By default Invasions. */
  readonly game?: AnyGame
  /** People play all sides, at one computer; by default one person plays one side. */
  readonly allPeople?: boolean
}

/** Names of people who share a computer. */
const PEOPLE = ['Ana', 'Bea', 'Carla', 'Dora', 'Elena', 'Flora']

/** Plays a campaign at random, and can put it into a library at any moment. */
export class RandomCampaign {
  readonly match
  private readonly game
  private readonly allPeople
  private readonly options
  private readonly sides
  private readonly answers: StoredAnswer[] = []
  private readonly log: LogRow[]
  private readonly checkpoints: Checkpoint[]
  private readonly random
  private readonly seed: string

  constructor(
    seed: string,
    wanted: object = {},
    { game = eraseTypes(invasions), allPeople = false }: CampaignKind = {}
  ) {
    this.game = game
    this.allPeople = allPeople
    this.seed = seed
    this.options = game.readOptions(wanted)
    this.sides = game.sidesOf(this.options)
    this.match = game.begin(this.options, seed)
    this.log = [{ number: 0, side: null, told: this.match.takeEvents() }]
    this.checkpoints = [checkpointOf(game, this.match)]
    this.random = createRandom(`${seed}/stage`)
  }

  /** Answers the open question at random. */
  step(): void {
    const { match, answers, game } = this
    if (!match.awaited) return
    const { side, number, kind } = match.awaited
    const answer = match.sample(this.random)
    const outcome = match.answer(side, number, answer)
    if (!outcome.ok) throw new Error(`${kind} refused its own sample: ${outcome.refusal.reason.key}`)
    answers.push({ side, answer, rules: game.rulesVersion, position: match.position })
    this.log.push({ number: answers.length, side, told: outcome.events })
    if (match.snapshot.answers !== this.checkpoints.at(-1)?.answers) {
      this.checkpoints.push(checkpointOf(game, match))
    }
  }

  /** Puts the campaign as it stands into a library. One person plays a side, by default the first. */
  keep(store: CampaignStore, title: string, person = this.sides[0] ?? ''): void {
    store.insert(atMoment(this.record, this.moment(person), title))
  }

  /** Everything played so far. */
  get record(): CampaignRecord {
    const { game, options, seed, answers, log, checkpoints } = this
    const { id, rulesVersion } = game
    return { game: id, rulesVersion, options, seed, answers, log, checkpoints }
  }

  /** The present moment, in which one person plays a side, by default the first. */
  moment(person = this.sides[0] ?? ''): Moment {
    return {
      seats: this.seatsFor(person),
      standing: standingOf(this.match),
      checkpoints: this.checkpoints.length
    }
  }

  private seatsFor(person: string): Seats {
    const seats: Seats = {}
    for (const [index, side] of this.sides.entries()) {
      const isPerson = this.allPeople || side === person
      seats[side] = isPerson
        ? { kind: 'human', name: (this.allPeople && PEOPLE[index]) || 'Ana' }
        : { kind: 'computer', player: 'random' }
    }
    return seats
  }
}
