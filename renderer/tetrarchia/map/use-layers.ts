import { useMemo } from 'react'
import type { TetrarchiaView } from '#shared/tetrarchia/view.ts'
import type { Highlight, MapLayers, MapMode, MarkedStack, MovementArrow } from '../../map/types.ts'
import type { Highlight as Offered } from '../../table/decision/highlights.ts'
import { useKept } from '../../ui/use-kept.ts'
import { type Hand, type Prospect, targetOf, wayOf } from '../command/plan.ts'
import type { Command } from '../command/use-command.ts'
import { FLEET } from '../looks.ts'
import type { Sights } from '../sights/use-sights.ts'
import type { TetrarchiaSpeaker } from '../speaker.ts'
import { mapSides, nodesOf, stacksOf } from './content.ts'
import { glyphs } from './glyphs.ts'
import { routeArrows, THREATS } from './modes.ts'

interface LayersInput {
  readonly view: TetrarchiaView
  readonly words: TetrarchiaSpeaker
  readonly mode: MapMode
  readonly sights: Sights
  /** The selection; null if no action is asked for. */
  readonly command: Command | null
  /** The action whose route is drawn. */
  readonly looked: Prospect | undefined
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
  const { arrows: seen, glances, shown, isShowing } = sights
  const stacks = useKept(useMemo(() => stacksOf({ ...view, ...shown }, words), [view, shown, words]))
  const nodes = useKept(useMemo(() => nodesOf(shown), [shown]))
  const offered = useKept(highlights.filter(({ kind }) => kind !== 'blocked').map(({ place }) => place))
  const inHand = isShowing ? null : command
  const highlight = useMemo((): Highlight | null => {
    if (glances.length > 0) return plainTargets(glances)
    if (inHand) return { targets: inHand.prospects.map(targetOf), dimOthers: false }
    return offered.length > 0 ? plainTargets(offered) : null
  }, [glances, inHand, offered])
  const arrows = useMemo((): readonly MovementArrow[] => {
    const way = looked ? wayOf(view, looked) : []
    const moves: MovementArrow[] = way.length > 1 ? [{ way, kind: 'move' }] : []
    return [...(mode.id === THREATS ? routeArrows(view) : []), ...seen, ...moves]
  }, [seen, looked, mode, view])
  const marked = useMemo(() => (inHand ? markedIn(inHand.hand, view.emperors) : []), [inHand, view.emperors])
  return useMemo(
    () => ({ extent: 'base', mode, glyphs, sides, stacks, nodes, arrows, highlight, marked }),
    [mode, stacks, nodes, arrows, highlight, marked]
  )
}

function plainTargets(places: readonly string[]): Highlight {
  return { targets: places.map((place) => ({ place, look: 'plain' })), dimOthers: false }
}

/** A ring around the selected piece. */
function markedIn(hand: Hand, emperors: TetrarchiaView['emperors']): readonly MarkedStack[] {
  if ('fleet' in hand) return [{ province: hand.fleet, side: FLEET.side, mark: 'chosen' }]
  const { at } = emperors[hand.emperor]
  return at ? [{ province: at, side: hand.emperor, mark: 'chosen' }] : []
}
