import { RANDOM_PLAYER } from '#shared/engine/bot.ts'
import { reference } from '#shared/engine/message.ts'
import { useWords } from '../i18n/words.tsx'
import { useGameContext } from './game/game-context.ts'

interface PlayerSelectProps {
  readonly side: string
  readonly player: string
  readonly onChange: (player: string) => void
}

/** Chooses the computer player of a side. */
export function PlayerSelect({ side, player, onChange }: PlayerSelectProps) {
  const words = useWords()
  const { computerPlayers } = useGameContext()
  return (
    <select
      className="input"
      aria-label={words.text('new.level', { side: reference('side', side) })}
      value={player}
      onChange={(event) => onChange(event.target.value)}
    >
      {[...computerPlayers, RANDOM_PLAYER].map((name) => (
        <option key={name} value={name}>
          {words.name('player', name)}
        </option>
      ))}
    </select>
  )
}
