import { ask, choice, type Script } from '../../ask.ts'
import type { Army } from '../../board/armies.ts'
import type { CivilWar } from '../../board/civil-war.ts'
import type { WarId } from '../../content/ids.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { nextField } from '../../queries/armies.ts'
import { activeWars } from '../../queries/republic.ts'
import { dangersToRome } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { armyIn, moveUnits } from '../changes/armies.ts'
import { endInDefeat } from '../changes/ending.ts'
import { fight } from './battle.ts'

/**
 * No. 36; 12.32: the rebel has won Rome, and four wars are at its gates. He takes the beaten legions and every fleet, and
 * fights war after war until three are left. Anything but a victory, and any war without enough fleets, is the end of all.
 */
export function* fightFurtherWars(play: RepublicPlay): Script {
  const { state } = play
  const { civilWar } = state
  if (!civilWar) throw new Error('nobody has won a civil war')
  const army = armyIn(state, civilWar.army)
  takeEverything(state, civilWar)
  state.combat = { waiting: [], spent: [], naval: [] }
  while (dangersToRome(state) >= figures.victory.wars) {
    const war = yield* pickWar(state, civilWar)
    if (!conquer(play, army, war)) {
      state.combat = null
      endInDefeat(play, 'rebel-overrun')
      return
    }
  }
  state.combat = null
}

/** 12.32, 11.52: the beaten army is in Italy; he may add whatever he wants, and nothing speaks against all of it. */
function takeEverything(state: RepublicState, { army }: CivilWar): void {
  const legions = state.legions.filter(({ place }) => place.in === 'italy').map(({ id }) => id)
  moveUnits(state, { legions, fleets: state.fleets.map(({ id }) => id) }, { in: 'army', army })
}

function pickWar(state: RepublicState, { faction, rebel }: CivilWar): Script<WarId> {
  const wars = activeWars(state)
  return ask(
    choice(
      {
        side: faction,
        kind: 'next-war',
        rule: '12.32',
        prompt: message('prompt.next-war', { senator: reference('senator', rebel), count: wars.length }),
        about: { rebel, active: wars.length }
      },
      wars.map((war) => ({
        key: war,
        label: message('option.war', { war: reference('war', war) }),
        place: war,
        value: war
      }))
    )
  )
}

/** At sea and on land, until the war is won or anything else has happened. */
function conquer(play: RepublicPlay, army: Army, war: WarId): boolean {
  const { state } = play
  army.against = war
  for (let field = nextField(state, army, war); field; field = nextField(state, army, war)) {
    if (fight(play, army, war, field) !== 'victory') return false
    if (!army.commander) return false
    if (!state.wars[war]) {
      army.against = 'rebellion'
      return true
    }
  }
  return false
}
