import type { ReactNode } from 'react'
import { useGames } from '../table/game/games-context.ts'

interface GameRoomProps {
  readonly game: string
  readonly children: ReactNode
}

/** Inside it a campaign's game is spoken of in its own words; a game we do not have leaves the app's own. */
export function GameRoom({ game, children }: GameRoomProps) {
  const client = useGames().get(game)
  return client ? <client.Room>{children}</client.Room> : children
}
