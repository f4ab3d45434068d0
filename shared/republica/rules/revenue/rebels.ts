import { accepted, refused } from '../../../engine/decision.ts'
import { ask, form, type Script } from '../../ask.ts'
import type { CivilWar } from '../../board/civil-war.ts'
import type { ValuesOf } from '../../decisions/index.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { fleetsIn, legionsIn } from '../../queries/armies.ts'
import { rebels } from '../../queries/combat/civil-war.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { moveUnits } from '../changes/armies.ts'
import { senatorIn } from '../changes/standing.ts'

type Upkeep = ValuesOf<'rebel-upkeep'>

/** 6.13, 11.3: the rebel pays for his force; what he does not pay for returns to the State. */
export function* payRebels(play: RepublicPlay): Script {
  const { civilWar } = play.state
  if (!civilWar) return
  const kept = yield* ask(upkeepQuestion(play.state, civilWar))
  settle(play, civilWar, kept)
}

/** No. 5: his own veterans and those of whoever joined him are free. */
function upkeepQuestion(state: RepublicState, war: CivilWar) {
  const force = forceOf(state, war)
  const { legions, free, fleets } = force
  const talents = personalMoney(state, war)
  const purse = state.purses[war.faction] ?? 0
  const cost = figures.state.unit
  return form(
    {
      side: war.faction,
      kind: 'rebel-upkeep',
      rule: '6.13',
      prompt: message('prompt.rebel-upkeep', { senator: reference('senator', war.rebel), cost }),
      about: { rebel: war.rebel, legions, free, fleets, cost, talents }
    },
    {
      form: {
        type: 'form',
        fields: [
          {
            field: 'many',
            name: 'legions',
            label: message('field.legions'),
            options: legions.map((id) => ({
              key: { legion: id },
              label: message('option.legion', { number: id }),
              price: free.includes(id) ? 0 : cost
            })),
            min: 0,
            max: legions.length
          },
          {
            field: 'many',
            name: 'fleets',
            label: message('field.fleets'),
            options: fleets.map((id) => ({
              key: { fleet: id },
              label: message('option.fleet', { number: id }),
              price: cost
            })),
            min: 0,
            max: fleets.length
          },
          { field: 'number', name: 'fromPurse', label: message('field.from-purse'), min: 0, max: purse }
        ],
        budget: talents + purse
      },
      check: (values: Upkeep) => {
        const due = dueFor(values, free)
        if (values.fromPurse > due) return refused(message('refusal.pays-too-much'), '6.13')
        return due - values.fromPurse <= talents
          ? accepted(values)
          : refused(message('refusal.nothing-to-spend'), '6.13')
      },
      sample: (): Upkeep => {
        // As many as all the money keeps, the veterans first.
        let left = talents + purse
        const paid = <T extends number>(ids: readonly T[]) =>
          ids.filter((id) => {
            const price = free.includes(id) ? 0 : cost
            if (price > left) return false
            left -= price
            return true
          })
        const kept = paid(legions)
        const due = kept.filter((id) => !free.includes(id)).length * cost
        return {
          legions: kept.map((legion) => ({ legion })),
          fleets: [],
          fromPurse: Math.max(0, due - talents)
        }
      }
    }
  )
}

function dueFor({ legions, fleets }: Upkeep, free: readonly number[]): number {
  const paid = legions.filter(({ legion }) => !free.includes(legion)).length + fleets.length
  return paid * figures.state.unit
}

function forceOf(state: RepublicState, war: CivilWar) {
  const legions = legionsIn(state, war.army)
  const followed = rebels(war)
  return {
    legions: legions.map(({ id }) => id),
    free: legions.flatMap(({ id, loyalTo }) => (loyalTo && followed.includes(loyalTo) ? [id] : [])),
    fleets: fleetsIn(state, war.army).map(({ id }) => id)
  }
}

/** 11.22: the rebel uses the money of those who joined him as his own. */
function personalMoney(state: RepublicState, war: CivilWar): number {
  return rebels(war).reduce((sum, id) => sum + (state.senators[id]?.talents ?? 0), 0)
}

function settle(play: RepublicPlay, war: CivilWar, kept: Upkeep): void {
  const { state, emit } = play
  const { legions, free, fleets } = forceOf(state, war)
  const due = dueFor(kept, free)
  state.purses[war.faction] = (state.purses[war.faction] ?? 0) - kept.fromPurse
  let left = due - kept.fromPurse
  for (const id of rebels(war)) {
    const senator = senatorIn(state, id)
    const paid = Math.min(left, senator.talents)
    senator.talents -= paid
    left -= paid
  }
  const back = {
    legions: legions.filter((id) => !kept.legions.some(({ legion }) => legion === id)),
    fleets: fleets.filter((id) => !kept.fleets.some(({ fleet }) => fleet === id))
  }
  moveUnits(state, back, { in: 'italy' })
  emit({
    type: 'rebel-paid',
    senator: war.rebel,
    talents: due,
    legions: back.legions.length,
    fleets: back.fleets.length
  })
}
