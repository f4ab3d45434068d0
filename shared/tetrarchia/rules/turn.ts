import { type BoardOption, choose, type Script } from '../ask.ts'
import { figures } from '../figures.ts'
import type { TetrarchiaPlay } from '../game-types.ts'
import { emperorAt, isOpenCapital } from '../queries/board-queries.ts'
import { reachableRoutes } from '../queries/reach.ts'
import type { TetrarchiaTask } from '../tasks.ts'
import { message, reference } from '../words/message.ts'
import { emperors } from '../world/emperors.ts'
import { type EmperorId, emperorIds } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { capitalOf } from '../world/queries.ts'
import { offerToEnd } from './offer-to-end.ts'

/** T: the Roman phase of an emperor, then the barbarian phase, then the next emperor's turn. */
export function* playTurn(
  play: TetrarchiaPlay,
  { emperor }: Extract<TetrarchiaTask, { task: 'turn' }>
): Script {
  const { state } = play
  const record = state.emperors[emperor]
  if (emperor === emperorIds[0]) {
    yield* offerToEnd(play)
    if (state.ending) return
    state.round += 1
  }
  state.phase = 'roman'
  state.active = emperor
  state.imperium = figures.turn.points + record.ahead
  state.powerUsed = false
  state.pointMoved = false
  record.ahead = 0
  play.emit({ type: 'turn-began', round: state.round, emperor, imperium: state.imperium })
  if (emperor === state.shared) yield* entrustCaesar(play, emperor)
  if (record.at === null) yield* enter(play, emperor)
  play.schedule(
    ...(record.at === null ? [] : [{ task: 'action' } as const]),
    { task: 'state-of-the-empire' },
    { task: 'strike' },
    { task: 'advance' },
    { task: 'turn', emperor: following(emperor) }
  )
}

function following(emperor: EmperorId): EmperorId {
  return emperorIds[emperorIds.indexOf(emperor) + 1] ?? emperorIds[0]
}

/** With three players all share one Caesar. His Augustus decides who plays him in this turn. */
function* entrustCaesar({ state, emit }: TetrarchiaPlay, emperor: EmperorId): Script {
  const augustus = state.emperors[emperors[emperor].partner].leader
  const side = yield* choose(
    {
      side: augustus,
      kind: 'entrust-caesar',
      rule: 'T',
      actor: emperor,
      prompt: message('prompt.entrust-caesar', { emperor: reference('emperor', emperor) }),
      about: { emperor }
    },
    state.sides.map((id) => ({
      key: id,
      label: message('option.entrust-caesar', { side: reference('side', id) }),
      value: id
    })),
    { preset: () => ({ answer: augustus, reason: message('preset.entrust-caesar') }) }
  )
  state.emperors[emperor].leader = side
  emit({ type: 'caesar-entrusted', emperor, side })
}

/** S, I.5: an emperor enters the board in Roma, or in his capital if it has no army and no disc. */
function* enter(play: TetrarchiaPlay, emperor: EmperorId): Script {
  const { state, emit } = play
  const places: ProvinceId[] = ['roma', ...(isOpenCapital(state, emperor) ? [capitalOf(emperor)] : [])]
  const open = places.filter((at) => canEnter(play, emperor, at))
  if (open.length === 0) {
    emit({ type: 'kept-out', emperor })
    return
  }
  const at = yield* choose(
    {
      side: state.emperors[emperor].leader,
      kind: 'enter',
      rule: 'T',
      actor: emperor,
      prompt: message('prompt.enter', { emperor: reference('emperor', emperor) }),
      about: { emperor }
    },
    open.map((place) => entrance(play, place))
  )
  state.emperors[emperor].at = at
  emit({ type: 'entered', emperor, at })
}

function entrance({ state }: TetrarchiaPlay, place: ProvinceId): BoardOption<'enter', ProvinceId> {
  const other = emperorAt(state, place)
  const label = message('option.enter', { province: reference('province', place) })
  const preview = other ? [message('preview.enter-shared', { other: reference('emperor', other) })] : []
  return { key: place, label, place, preview, value: place }
}

/** I.1: an emperor may enter another's province only if he can leave it at once. */
function canEnter({ state }: TetrarchiaPlay, emperor: EmperorId, at: ProvinceId): boolean {
  if (emperorAt(state, at) === null) return true
  const entered = { ...state, emperors: { ...state.emperors, [emperor]: { ...state.emperors[emperor], at } } }
  return reachableRoutes(entered, emperor, state.imperium).length > 0
}
