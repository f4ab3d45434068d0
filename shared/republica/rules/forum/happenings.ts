import { accepted, refused } from '../../../engine/decision.ts'
import { shuffled } from '../../../engine/random.ts'
import { ask, choice, form, type Script } from '../../ask.ts'
import { concessions } from '../../content/concessions.ts'
import { concessionIds, type HappeningId, type WarId } from '../../content/ids.ts'
import { idsIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { leadingFaction } from '../../queries/precedence.ts'
import { warRecord } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import type { TaskOf } from '../../tasks/index.ts'
import { message, reference } from '../../words/message.ts'
import { removeUnits } from '../changes/armies.ts'
import { killByChits } from '../changes/chit-victims.ts'
import { destroyConcession } from '../changes/concessions.ts'
import { payFromState } from '../changes/treasury.ts'
import { shelterEverywhere } from './wars.ts'

const RULE = '7.35'

/** 7.1, 7.35: something happens. Again in the same turn it is worse. What is not listed works where it belongs. */
export function* happen(play: RepublicPlay, { happening }: TaskOf<'happening'>): Script {
  const { state, emit } = play
  const level = (state.happenings[happening] ?? 0) + 1
  state.happenings[happening] = level
  emit({ type: 'happened', happening, level })
  yield* effects[happening]?.(play, level) ?? nothing()
}

function* nothing(): Script {}

type Effect = (play: RepublicPlay, level: number) => Script

const effects: Readonly<Partial<Record<HappeningId, Effect>>> = {
  'mob-violence': rageOfTheMob,
  'natural-disaster': naturalDisaster,
  'evil-omens': evilOmens,
  *refuge({ state }, level) {
    if (level > 1) shelterEverywhere(state)
  },
  epidemic,
  'storm-at-sea': storm,
  'rhodian-alliance': alliedFleets
}

/** As many chits as there is unrest, again with a die more: they kill in Rome whoever is less popular than that. */
function* rageOfTheMob(play: RepublicPlay, level: number): Script {
  const { unrest } = play.state
  const more = level > 1 ? play.roll({ reason: 'mob', rule: RULE, faces: 6 }).total : 0
  killByChits(play, unrest + more, 'mob', ({ at, popularity }) => at === 'rome' && popularity < unrest)
}

/** The State pays once; each time a concession may be destroyed. */
function* naturalDisaster(play: RepublicPlay, level: number): Script {
  if (level === 1 && !payFromState(play, figures.happening.disaster)) return
  const { total } = play.roll({ reason: 'disaster', rule: '9.611', faces: 6 })
  const struck = concessionIds.filter((id) => {
    const { destroyed } = concessions[id]
    return destroyed?.by === 'disaster' && destroyed.rolls.includes(total)
  })
  for (const id of struck) destroyConcession(play, id)
}

/** The State pays once; the rolls of the turn suffer as often as they come (`rollUnderOmens`). */
function* evilOmens(play: RepublicPlay, level: number): Script {
  if (level === 1) payFromState(play, figures.happening.omens)
}

/** Six chits strike in Rome; again, one senator who is away. */
function* epidemic(play: RepublicPlay, level: number): Script {
  const { epidemic: chits } = figures.happening
  if (level === 1) killByChits(play, chits, 'epidemic', ({ at }) => at === 'rome')
  else killByChits(play, chits, 'epidemic', ({ at }) => at !== 'rome', 1)
}

/** No. 12: two dice of fleets sink; the top official says which. */
function* storm(play: RepublicPlay): Script {
  const { state } = play
  const { total } = play.roll({ reason: 'storm', rule: RULE, faces: 6, count: 2 })
  const all = state.fleets.map(({ id }) => id)
  const side = leadingFaction(state)
  const lost =
    total >= all.length || !side ? all.slice(0, total) : yield* ask(fleetQuestion(side, all, total))
  removeUnits(state, [], lost)
  play.emit({ type: 'fleets-lost', count: lost.length })
}

function fleetQuestion(side: RepublicState['sides'][number], fleets: readonly number[], count: number) {
  return form(
    {
      side,
      kind: 'lost-fleets',
      rule: RULE,
      prompt: message('prompt.lost-fleets', { count }),
      about: { count, fleets }
    },
    {
      form: {
        type: 'form',
        fields: [
          {
            field: 'many',
            name: 'fleets',
            label: message('field.fleets'),
            options: fleets.map((id) => ({
              key: { fleet: id },
              label: message('option.fleet', { number: id })
            })),
            min: count,
            max: count
          }
        ]
      },
      check: ({ fleets: chosen }) => {
        const ids = [...new Set(chosen.map(({ fleet }) => fleet))]
        return ids.length === count && ids.every((id) => fleets.includes(id))
          ? accepted(ids)
          : refused(message('refusal.wrong-fleets'), RULE)
      },
      sample: (random) => ({
        fleets: shuffled(random, fleets)
          .slice(0, count)
          .map((fleet) => ({ fleet }))
      })
    }
  )
}

/** No. 12: Rhodes lends its fleets for one war until it ends; again, so many more. */
function* alliedFleets(play: RepublicPlay, level: number): Script {
  const { state, emit } = play
  const wars = idsIn(state.wars).filter((id) => warRecord(id).support > 0)
  const side = leadingFaction(state)
  const [only] = wars
  if (!only || !side) return
  const { alliedFleets: first, moreAlliedFleets: all } = figures.happening
  const count = level === 1 ? first : level === 2 ? all - first : 0
  if (count === 0) return
  const war = wars.length === 1 ? only : yield* ask(allyQuestion(side, wars, count))
  lendFleets(state, war, count)
  emit({ type: 'fleets-allied', war, count })
}

function allyQuestion(side: RepublicState['sides'][number], wars: readonly WarId[], fleets: number) {
  return choice(
    {
      side,
      kind: 'allied-fleets',
      rule: RULE,
      prompt: message('prompt.allied-fleets', { fleets }),
      about: { wars, fleets }
    },
    wars.map((war) => ({
      key: war,
      label: message('option.war', { war: reference('war', war) }),
      place: war,
      value: war
    }))
  )
}

/** Allied fleets have their own counters, above those of Rome. */
function lendFleets(state: RepublicState, war: WarId, count: number): void {
  const first = 1 + Math.max(figures.units.most, ...state.fleets.map(({ id }) => id))
  for (let id = first; id < first + count; id++) state.fleets.push({ id, place: { in: 'italy' }, ally: war })
}
