import type { ReactNode } from 'react'
import { useGames } from '../table/game/games-context.ts'

interface GameProvidersProps {
  readonly game: string
  readonly children: ReactNode
}

/** Provides what the library needs of a campaign's game. For an unknown game the app's own texts remain. */
export function GameProviders({ game, children }: GameProvidersProps) {
  const cover = useGames().get(game)?.cover
  return cover ? <cover.Providers>{children}</cover.Providers> : children
}
