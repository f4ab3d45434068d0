import type { ReactNode } from 'react'
import { useGames } from '../table/game/games-context.ts'

interface GameRoomProps {
  readonly game: string
  readonly children: ReactNode
}

/** Provides the context of a campaign's game. For an unknown game the app's own texts remain. */
export function GameProviders({ game, children }: GameRoomProps) {
  const client = useGames().get(game)
  return client ? <client.Providers>{children}</client.Providers> : children
}
