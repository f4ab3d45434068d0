import { message } from '#shared/engine/message.ts'
import type { Race } from '#shared/engine/testing/river-race/types.ts'
import { useUntypedTranslator } from '../../i18n/words.tsx'
import type { BoardProps } from '../../table/game/game-client.ts'

/** The river, as a bar for each boat. */
export default function RaceBoard({ table }: BoardProps<Race>) {
  const words = useUntypedTranslator()
  const { boats, length } = table.view
  return (
    <section className="map" aria-label={words.say(message('race.board'))}>
      {Object.entries(boats).map(([crew, { at }]) => (
        <meter key={crew} aria-label={words.name('side', crew)} min={0} max={length} value={at} />
      ))}
    </section>
  )
}
