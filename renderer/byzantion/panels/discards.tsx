import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { CardMention } from '../../cards/card-viewer.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'

/** The discard pile from the top, and the cards that have left the game. */
export function DiscardsPanel({ table: { view } }: TableProps<Byzantion>) {
  const words = useByzantionWords()
  const { discardPile, removed } = view
  return (
    <>
      {discardPile.length === 0 && <p className="quiet-word">{words.text('panel.discards-none')}</p>}
      <ol className="byz-discards">
        {discardPile.toReversed().map((id) => (
          <li key={id}>
            <CardMention card={id}>{words.name('card', id)}</CardMention>
          </li>
        ))}
      </ol>
      {removed.length > 0 && (
        <>
          <h4 className="field__label">{words.text('panel.removed')}</h4>
          <ul className="byz-discards">
            {removed.map((id) => (
              <li key={id}>
                <CardMention card={id}>{words.name('card', id)}</CardMention>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
