import type { Board } from '#shared/tetrarchia/board.ts'
import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { ProvinceId } from '#shared/tetrarchia/world/provinces.ts'
import { isFrontier } from '#shared/tetrarchia/world/queries.ts'

/** The part of the board that changes while events are animated. */
export type AnimatedBoard = Pick<Board, 'discs' | 'emperors' | 'armies' | 'fleets'>

/** The board after an event, for animation only. The next view replaces it. */
export function boardAfter(board: AnimatedBoard, event: TetrarchiaEvent): AnimatedBoard {
  switch (event.type) {
    case 'moved':
      return withEmperor(board, event.emperor, event.steps.at(-1)?.to ?? event.from)
    case 'entered':
      return withEmperor(board, event.emperor, event.at)
    case 'emperor-left': {
      const disc = board.discs[event.from]
      const goesToo =
        event.why === 'defeat' && disc !== 'unrest' && disc !== 'revolt' && !isFrontier(event.from)
      return withEmperor(goesToo ? withoutDisc(board, event.from) : board, event.emperor, null)
    }
    case 'sailed': {
      const index = board.fleets.indexOf(event.from)
      return { ...board, fleets: board.fleets.map((sea, i) => (i === index ? event.to : sea)) }
    }
    case 'fleet-placed':
      return { ...board, fleets: [...board.fleets, event.sea] }
    case 'battle':
      return event.attacker === 'emperor' && event.result === 'victory'
        ? withEmperor(board, event.emperor, event.against)
        : board
    case 'threat-placed':
      return withDisc(board, event.province, 'revolt')
    case 'protected':
      return withDisc(board, event.province, event.emperor)
    case 'subdued':
      return event.now ? withDisc(board, event.province, event.now) : withoutDisc(board, event.province)
    case 'spread':
      return withDisc(board, event.to, 'revolt')
    case 'rose':
      return withDisc(board, event.province, 'revolt')
    case 'struck':
      return event.strike === 'unrest' || event.strike === 'revolt'
        ? withDisc(board, event.province, event.strike)
        : board
    case 'army-appeared':
      return { ...board, armies: { ...board.armies, [event.army]: event.at } }
    case 'advanced':
      return withDisc({ ...board, armies: { ...board.armies, [event.army]: event.to } }, event.to, 'revolt')
    case 'army-destroyed': {
      const { [event.army]: _, ...armies } = board.armies
      return withoutDisc({ ...board, armies }, event.at)
    }
    default:
      return board
  }
}

function withEmperor(
  board: AnimatedBoard,
  emperor: keyof AnimatedBoard['emperors'],
  at: ProvinceId | null
): AnimatedBoard {
  return { ...board, emperors: { ...board.emperors, [emperor]: { ...board.emperors[emperor], at } } }
}

function withDisc(
  board: AnimatedBoard,
  at: ProvinceId,
  disc: NonNullable<AnimatedBoard['discs'][ProvinceId]>
): AnimatedBoard {
  return { ...board, discs: { ...board.discs, [at]: disc } }
}

function withoutDisc(board: AnimatedBoard, at: ProvinceId): AnimatedBoard {
  const { [at]: _, ...discs } = board.discs
  return { ...board, discs }
}
