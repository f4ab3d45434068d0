import { useMemo } from 'react'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import type { MapHighlight, MapLayers, MapMode, MarkedStack, MovementArrow } from '../../map/map-types.ts'
import type { PlaceHighlight as Offered } from '../../table/decision/place-highlights.ts'
import { useStableValue } from '../../ui/use-stable-value.ts'
import { mapTargetOf, type ReachableAction, routeOf, type SelectedPiece } from '../actions/action-plan.ts'
import type { PieceSelection } from '../actions/use-piece-selection.ts'
import type { BoardAnimationState } from '../animations/use-board-animation.ts'
import type { TetrarchiaTranslator } from '../i18n/tetrarchia-translator.ts'
import { FLEET } from '../looks.ts'
import { glyphs } from './glyphs.ts'
import { mapSides, nodesOf, stacksOf } from './map-content.ts'
import { routeArrows, THREATS } from './map-modes.ts'

interface LayersInput {
  readonly view: TetrarchiaView
  readonly words: TetrarchiaTranslator
  readonly mode: MapMode
  readonly sights: BoardAnimationState
  /** The selection; null if no action is asked for. */
  readonly command: PieceSelection | null
  /** The action whose route is drawn. */
  readonly looked: ReachableAction | undefined
  /** The options of a question that is not about an action. */
  readonly highlights: readonly Offered[]
}

const sides = mapSides()

/** Everything over the land of the board. */
export function useLayers({
  view,
  words,
  mode,
  sights,
  command,
  looked,
  highlights
}: LayersInput): MapLayers {
  const { arrows: seen, glances, board, isShowing } = sights
  const stacks = useStableValue(useMemo(() => stacksOf({ ...view, ...board }, words), [view, board, words]))
  const nodes = useStableValue(useMemo(() => nodesOf(board), [board]))
  const offered = useStableValue(
    highlights.filter(({ kind }) => kind !== 'blocked').map(({ place }) => place)
  )
  const inHand = isShowing ? null : command
  const highlight = useMemo((): MapHighlight | null => {
    if (glances.length > 0) return plainTargets(glances)
    if (inHand) return { targets: inHand.reachable.map(mapTargetOf), dimOthers: false }
    return offered.length > 0 ? plainTargets(offered) : null
  }, [glances, inHand, offered])
  const arrows = useMemo((): readonly MovementArrow[] => {
    const way = looked ? routeOf(view, looked) : []
    const moves: MovementArrow[] = way.length > 1 ? [{ route: way, kind: 'move' }] : []
    return [...(mode.id === THREATS ? routeArrows(view) : []), ...seen, ...moves]
  }, [seen, looked, mode, view])
  const marked = useMemo(() => (inHand ? markedIn(inHand.piece, view.emperors) : []), [inHand, view.emperors])
  return useMemo(
    () => ({ extent: 'base', mode, glyphs, sides, stacks, nodes, arrows, highlight, marked }),
    [mode, stacks, nodes, arrows, highlight, marked]
  )
}

function plainTargets(places: readonly string[]): MapHighlight {
  return { targets: places.map((place) => ({ place, look: 'plain' })), dimOthers: false }
}

/** A ring around the selected piece. */
function markedIn(hand: SelectedPiece, emperors: TetrarchiaView['emperors']): readonly MarkedStack[] {
  if ('fleet' in hand) return [{ province: hand.fleet, side: FLEET.side, mark: 'chosen' }]
  const { at } = emperors[hand.emperor]
  return at ? [{ province: at, side: hand.emperor, mark: 'chosen' }] : []
}
