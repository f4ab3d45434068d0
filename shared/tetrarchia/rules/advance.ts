import { confirm, type Script } from '../ask.ts'
import type { ArmyId } from '../board.ts'
import { figures } from '../figures.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { armyAt, discAt, discsInHand, emperorAt, hasVariant } from '../queries/board-queries.ts'
import { marchOrder } from '../queries/march.ts'
import { canBeWon } from '../queries/prospects.ts'
import type { TetrarchiaTask } from '../tasks.ts'
import { message, reference } from '../words/message.ts'
import type { EmperorId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { nextStep } from '../world/queries.ts'
import { isPassable } from './barbarian-phase.ts'
import { fightBattle, removeArmy, removeEmperor } from './battle.ts'
import { tellIfHopeless } from './offer-to-end.ts'
import { endGame, placeThreat } from './threats-and-ending.ts'

/** II.3: all armies on the board advance towards Roma, in order. */
export function* advance({ state, schedule }: TetrarchiaPlay): Script {
  schedule(...marchOrder(state).map((army) => ({ task: 'march', army }) as const))
}

/** II.3: one army advances. A broken link may hold it up, another army blocks it, and it attacks an emperor in its way. */
export function* march(play: TetrarchiaPlay, { army }: Extract<TetrarchiaTask, { task: 'march' }>): Script {
  const couldBeWon = canBeWon(play.state)
  yield* marchOn(play, army)
  tellIfHopeless(play, couldBeWon)
}

function* marchOn(play: TetrarchiaPlay, army: ArmyId): Script {
  const { state } = play
  const from = state.armies[army]
  if (!from) return
  const to = nextStep(from)
  if (armyAt(state, to)) return heldUp(play, army, 'army')
  if (!isPassable(play, from, to, 'march')) return heldUp(play, army, 'link')
  const emperor = emperorAt(state, to)
  if (!emperor) return enter(play, army, to)
  if (yield* isStopped(play, emperor, army)) return heldUp(play, army, 'power')
  const fight = { emperor, army, attacker: 'army' } as const
  const result = yield* fightBattle(play, fight)
  if (result === 'victory') removeArmy(play, fight)
  if (result === 'defeat') {
    removeEmperor(play, fight)
    enter(play, army, to)
  }
}

function heldUp({ state, emit }: TetrarchiaPlay, army: ArmyId, by: 'link' | 'army' | 'power'): void {
  const at = state.armies[army]
  if (at) emit({ type: 'held-up', army, at, to: nextStep(at), by })
}

/** II.3: an army lays waste the province that it enters. In Roma it ends the game. */
function enter(play: TetrarchiaPlay, army: ArmyId, to: ProvinceId): void {
  const { state, emit } = play
  const from = state.armies[army]
  if (!from) return
  const was = discAt(state, to)
  state.armies[army] = to
  emit({ type: 'advanced', army, from, to, was })
  if (to === 'roma') endGame(play, { won: false, why: 'roma' })
  else if (was !== 'revolt') placeThreat(play, to, 'revolt')
}

/** V.1: Constantius may spend a disc to stop the army that would attack him. */
function* isStopped(play: TetrarchiaPlay, emperor: EmperorId, army: ArmyId): Script<boolean> {
  const { state, emit } = play
  const { at, leader } = state.emperors[emperor]
  const from = state.armies[army]
  const can = emperor === 'constantius' && hasVariant(state, 'imperium') && discsInHand(state, emperor) > 0
  if (!can || !at || !from) return false
  const stops = yield* confirm({
    side: leader,
    kind: 'stop-army',
    rule: 'V.1',
    actor: emperor,
    place: at,
    prompt: message('prompt.stop-army', {
      emperor: reference('emperor', emperor),
      from: reference('province', from),
      to: reference('province', at)
    }),
    about: { emperor, army, from, to: at }
  })
  if (!stops) return false
  state.emperors[emperor].given += figures.power.discs
  emit({ type: 'power-used', emperor })
  return true
}
