import type { BoatView, Card, Race } from '#shared/engine/testing/river-race/types.ts'
import { CardBack } from '../../cards/card-back.tsx'
import { CardFan } from '../../cards/card-fan.tsx'
import { CardFrame } from '../../cards/card-frame.tsx'
import { CardViewer, useLookAtCard } from '../../cards/card-viewer.tsx'
import { useUntypedTranslator } from '../../i18n/words.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { useRaceWords } from './race-parts.tsx'

const symbols: Readonly<Record<Card, string>> = {
  eddy: 'M12 12a2 2 0 1 1 2 2 5 5 0 1 1 3-6M17 8a8 8 0 1 0 1 9',
  wind: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7',
  rope: 'M6 4c8 3 8 5 0 8s-8 5 0 8M18 4c-8 3-8 5 0 8s8 5 0 8'
}

/** The cards of every crew: the player's own face up, others' face down. */
export function CardsFound({ table }: TableProps<Race>) {
  const say = useRaceWords()
  const cardOf = (key: string) =>
    isCard(key) ? { label: say(`race.card.${key}`), face: <Face card={key} size="full" /> } : null
  return (
    <CardViewer cardOf={cardOf}>
      <ul>
        {Object.entries(table.view.boats).map(([crew, { hand }]) => (
          <li key={crew}>
            <Hand crew={crew} hand={hand} />
          </li>
        ))}
      </ul>
    </CardViewer>
  )
}

function Hand({ crew, hand }: { readonly crew: string; readonly hand: BoatView['hand'] }) {
  const words = useUntypedTranslator()
  const say = useRaceWords()
  const lookAt = useLookAtCard()
  const name = words.name('side', crew)
  const count = typeof hand === 'number' ? hand : hand.length
  if (count === 0) return `${name}: ${say('race.no-card')}`
  return (
    <>
      <p>{name}</p>
      {typeof hand === 'number' ? (
        <CardBack label={say('race.hidden', { count })} count={count} />
      ) : (
        <CardFan
          label={name}
          cards={hand.map((card, index) => ({
            id: String(index),
            label: say(`race.card.${card}`),
            face: <Face card={card} size="small" />,
            use: 'look'
          }))}
          onLook={(id) => lookAt(hand[Number(id)] ?? '')}
        />
      )}
    </>
  )
}

function Face({ card, size }: { readonly card: Card; readonly size: 'full' | 'small' }) {
  const say = useRaceWords()
  const symbol = (
    <svg className="card-symbol" width={26} height={26} viewBox="0 0 24 24" aria-hidden="true">
      <path d={symbols[card]} />
    </svg>
  )
  return <CardFrame size={size} symbol={symbol} title={say(`race.card.${card}`)} text={say('race.card')} />
}

function isCard(key: string): key is Card {
  return Object.hasOwn(symbols, key)
}
