import { accepted, refused } from '../../../engine/decision.ts'
import { randomInt } from '../../../engine/random.ts'
import { ask, form, type Script } from '../../ask.ts'
import type { ConcessionId, SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { armyUnder, fleetsIn, legionsIn } from '../../queries/armies.ts'
import { possibleSecondaries } from '../../queries/revolt.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { armyIn, bringHome, moveUnits, returnToRome } from '../changes/armies.ts'
import { senatorIn } from '../changes/standing.ts'
import { gatherVeterans } from '../combat/civil-war.ts'
import { type Declaration, withoutForeignMaster } from './declaration.ts'

/** 11.2-11.4: the revolt begins; legions that do not follow, and all fleets (11.3), are the Senate's again. */
export function* beginRevolt(
  play: RepublicPlay,
  { army: id, commander, faction, legions, strength }: Declaration
): Script {
  const { state, emit } = play
  const army = armyIn(state, id)
  const others = legionsIn(state, id).filter((legion) => !legions.includes(legion.id))
  moveUnits(
    state,
    { legions: others.map((legion) => legion.id), fleets: fleetsIn(state, id).map((fleet) => fleet.id) },
    { in: 'italy' }
  )
  const { masterOfHorse } = withoutForeignMaster(state, army)
  if (army.masterOfHorse && !masterOfHorse) returnToRome(state, army.masterOfHorse)
  army.masterOfHorse = masterOfHorse
  army.against = 'rebellion'
  state.civilWar = { faction, rebel: commander, secondaries: [], army: id, since: state.turn }
  const returned = riseUp(state, commander)
  emit({ type: 'rebelled', senator: commander, faction, strength, returned })
  yield* askFaction(play, commander)
  if (army.masterOfHorse && !state.civilWar.secondaries.includes(army.masterOfHorse)) {
    returnToRome(state, army.masterOfHorse)
    army.masterOfHorse = null
  }
  gatherVeterans(play, state.civilWar)
}

/** 11.4, 11.22: a rebel leaves his office, his province and Rome; his concessions return to the forum. */
function riseUp(state: RepublicState, id: SenatorId): readonly ConcessionId[] {
  const senator = senatorIn(state, id)
  const { concessions } = senator
  senator.at = 'rebellion'
  senator.office = null
  senator.quaestor = null
  senator.concessions = []
  state.forum.concessions.push(...concessions)
  for (const province of Object.values(state.provinces)) {
    if (province.governor !== id) continue
    province.governor = null
    province.term = 0
  }
  return concessions
}

/** No. 34; 11.22: each of his faction stays loyal or joins him; whoever joins brings no forces but his veterans. */
function* askFaction(play: RepublicPlay, rebel: SenatorId): Script {
  const { state, emit } = play
  const { civilWar } = state
  const mates = possibleSecondaries(state, rebel)
  if (!civilWar || mates.length === 0) return
  const joining = yield* ask(
    form(
      {
        side: civilWar.faction,
        kind: 'join-revolt',
        rule: '11.22',
        prompt: message('prompt.join-revolt', { senator: reference('senator', rebel) }),
        about: { rebel, senators: mates }
      },
      {
        form: {
          type: 'form',
          fields: [
            {
              field: 'many',
              name: 'senators',
              label: message('field.joining'),
              options: mates.map((key) => ({
                key,
                label: message('option.senator', { senator: reference('senator', key) })
              })),
              min: 0,
              max: mates.length
            }
          ]
        },
        check: ({ senators }) => {
          if (new Set(senators).size < senators.length)
            return refused(message('refusal.chosen-twice'), '11.22')
          return senators.every((id) => mates.includes(id))
            ? accepted(senators)
            : refused(message('refusal.not-of-the-faction'), '11.22')
        },
        sample: (random) => ({ senators: mates.filter(() => randomInt(random, 3) === 0) })
      }
    )
  )
  for (const id of joining) {
    const own = armyUnder(state, id)
    if (own) bringHome(play, armyIn(state, own.id))
    riseUp(state, id)
    civilWar.secondaries.push(id)
    emit({ type: 'joined-revolt', senator: id, rebel })
  }
}
