import { activeProvince, applyAction } from '../action-effects.ts'
import { choose, type Script } from '../ask.ts'
import type { Board } from '../board.ts'
import type { TetrarchiaEvent } from '../events.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { type PossibleAction, possibleActions } from '../queries/actions.ts'
import { armyAt } from '../queries/board-queries.ts'
import { canBeWon } from '../queries/prospects.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { actionOption, actionPrompt, blockedActions } from './action-options.ts'
import { fightBattle, removeArmy, removeEmperor } from './battle.ts'
import { tellIfHopeless } from './offer-to-end.ts'
import { winIfProtected } from './threats-and-ending.ts'

/** I: one action of the active emperor. Schedules the next until he is done, beaten or has won. */
export function* playAction(play: TetrarchiaPlay): Script {
  const { state } = play
  const { active, imperium } = state
  const couldBeWon = canBeWon(state)
  const offered = yield* choose(
    {
      side: state.emperors[active].leader,
      kind: 'action',
      rule: 'T',
      actor: active,
      prompt: actionPrompt(state),
      about: { emperor: active, imperium },
      place: activeProvince(state)
    },
    possibleActions(state).map((each) => actionOption(state, each)),
    { blocked: blockedActions(state) }
  )
  const { action, cost } = offered
  if (action.do === 'attack') {
    state.imperium -= cost
    const stays = yield* attack(play, action.place)
    tellIfHopeless(play, couldBeWon)
    if (!stays) return
  } else {
    const event = eventOf(state, offered)
    const { given } = state.emperors[active]
    applyAction(state, action, cost)
    if (event) play.emit(event)
    if (state.emperors[active].given < given) play.emit({ type: 'disc-regained', emperor: active })
    winIfProtected(play)
    tellIfHopeless(play, couldBeWon)
  }
  if (action.do !== 'done' && state.ending === null) play.schedule({ task: 'action' })
}

/** The event of an action, built from the board before it. */
function eventOf(board: Board, { action, cost, route }: PossibleAction): TetrarchiaEvent | null {
  const { active: emperor } = board
  switch (action.do) {
    case 'move':
      return {
        type: 'moved',
        emperor: action.emperor,
        from: board.emperors[action.emperor].at ?? action.to,
        steps: route?.steps ?? [],
        cost,
        by: emperor
      }
    case 'sail':
      return { type: 'sailed', emperor, from: action.from, to: action.to }
    case 'protect':
      return { type: 'protected', emperor, province: activeProvince(board), cost }
    case 'subdue':
    case 'calm': {
      const province = activeProvince(board)
      const was = board.discs[province] === 'unrest' ? 'unrest' : 'revolt'
      return { type: 'subdued', emperor, province, was, now: action.do === 'calm' ? 'unrest' : null, cost }
    }
    case 'power':
      return { type: 'power-used', emperor }
    case 'buy-point':
      return { type: 'point-bought', emperor }
    case 'point':
      return emperor === 'diocletian'
        ? { type: 'point-moved', from: 'galerius', to: 'diocletian' }
        : { type: 'point-moved', from: 'constantius', to: 'maximian' }
    default:
      return null
  }
}

/** I.5: attacks an army. Returns false when the emperor is beaten, which ends his turn. */
function* attack(play: TetrarchiaPlay, place: ProvinceId): Script<boolean> {
  const { state } = play
  const army = armyAt(state, place)
  if (!army) throw new Error(`no army in ${place}`)
  const fight = { emperor: state.active, army, attacker: 'emperor' } as const
  const result = yield* fightBattle(play, fight)
  if (result === 'defeat') {
    removeEmperor(play, fight)
    return false
  }
  if (result === 'victory') removeArmy(play, fight)
  return true
}
