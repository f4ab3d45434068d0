import './moments.css'
import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { perilOf } from '#shared/tetrarchia/queries/peril.ts'
import { message, reference } from '#shared/tetrarchia/words/message.ts'
import type { EmperorId } from '#shared/tetrarchia/world/ids.ts'
import { frontierIds, isFrontier, regionBehind } from '#shared/tetrarchia/world/queries.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { MomentContext } from '../../table/game/game-client.ts'
import type { Moment } from '../../table/moments/moment.ts'
import { type AnimatedBoard, boardAfter } from '../animations/board-after.ts'
import { DangerSign } from './danger-sign.tsx'

/** The great moments in the events of one answer. */
export function momentsOf(
  events: readonly TetrarchiaEvent[],
  seen: MomentContext<Tetrarchia>
): readonly Moment[] {
  return events.flatMap((event, index) => momentOf(event, seen, events.slice(0, index)) ?? [])
}

function momentOf(
  event: TetrarchiaEvent,
  { view }: MomentContext<Tetrarchia>,
  before: readonly TetrarchiaEvent[]
): Moment | null {
  switch (event.type) {
    case 'protected': {
      const { emperor, province } = event
      if (!isFrontier(province)) return null
      const named = {
        emperor: reference('emperor', emperor),
        province: reference('province', province),
        region: reference('region', regionBehind(province))
      }
      return imperial('great.frontier', emperor, [
        message('great.frontier-1', named),
        message('great.frontier-2', named),
        message('great.frontier-3', named)
      ])
    }
    case 'battle': {
      if (event.result !== 'victory') return null
      const named = {
        emperor: reference('emperor', event.emperor),
        province: reference('province', event.against)
      }
      return imperial('great.victory', event.emperor, [
        message('great.victory-1', named),
        message('great.victory-2', named),
        message('great.victory-3', named)
      ])
    }
    case 'army-appeared': {
      // The armies of the set-up are no news.
      if (view.phase === 'set-up') return null
      const named = { province: reference('province', event.at) }
      return dangerous('great.army', [
        message('great.army-1', named),
        message('great.army-2', named),
        message('great.army-3', named)
      ])
    }
    case 'struck': {
      if (event.strike !== 'uprising') return null
      const named = { province: reference('province', event.province) }
      return dangerous('great.uprising', [
        message('great.uprising-1', named),
        message('great.uprising-2', named)
      ])
    }
    case 'emperor-left': {
      const named = {
        emperor: reference('emperor', event.emperor),
        province: reference('province', event.from)
      }
      return {
        ...dangerous('great.expelled', [
          message('great.expelled-1', named),
          message('great.expelled-2', named)
        ]),
        side: event.emperor,
        scene: <Emblem side={event.emperor} size={120} />
      }
    }
    case 'hopeless':
      return dangerous('great.hopeless', [
        message('great.hopeless-1', { count: event.frontiers, most: frontierIds.length })
      ])
    case 'turn-began': {
      const { army } = perilOf({ ...view, ...before.reduce<AnimatedBoard>(boardAfter, view) })
      if (!army) return null
      const named = { province: reference('province', army.at) }
      return dangerous('great.peril', [message('great.peril-1', named), message('great.peril-2', named)])
    }
    default:
      return null
  }
}

type Occasion =
  | 'great.frontier'
  | 'great.victory'
  | 'great.army'
  | 'great.uprising'
  | 'great.expelled'
  | 'great.hopeless'
  | 'great.peril'

function imperial(occasion: Occasion, emperor: EmperorId, wordings: Moment['wordings']): Moment {
  return {
    kind: occasion,
    side: emperor,
    sound: 'scoring',
    comes: 'after',
    occasion: message(occasion),
    scene: <Emblem side={emperor} size={120} />,
    wordings
  }
}

function dangerous(occasion: Occasion, wordings: Moment['wordings']): Moment {
  return {
    kind: occasion,
    side: null,
    sound: 'arrival',
    comes: 'after',
    occasion: message(occasion),
    scene: <DangerSign />,
    wordings
  }
}
