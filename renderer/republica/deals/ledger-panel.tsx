import type { Republica } from '#shared/republica/game-types.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { Words } from '../../i18n/words.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { termMessage } from './term-message.ts'

/** The deals that factions have made, the latest first, with what was kept and what was broken. */
export function LedgerPanel({ table: { view } }: TableProps<Republica>) {
  return <Ledger view={view} />
}

export function Ledger({ view }: { readonly view: RepublicView }) {
  const words = useRepublicaWords()
  const { ledger } = view.deals
  if (ledger.length === 0) return <p className="quiet-word">{words.text('ui.no-deals')}</p>
  return (
    <ol className="rep-ledger">
      {ledger.toReversed().map((deal) => (
        <DealEntry key={deal.id} deal={deal} />
      ))}
    </ol>
  )
}

function DealEntry({
  deal: { turn, between, terms, words: promise }
}: {
  readonly deal: RepublicView['deals']['ledger'][number]
}) {
  const words = useRepublicaWords()
  return (
    <li className="rep-deal">
      <p className="rep-deal__head">
        {between.map((side) => (
          <Emblem key={side} side={side} size={18} />
        ))}
        <span className="visually-hidden">{words.list(between.map((side) => words.name('side', side)))}</span>
        <span>{words.text('sequence.turn', { turn })}</span>
      </p>
      <ul>
        {terms.map(({ term, status }, index) => (
          // Terms have no identity besides their position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index} className="rep-deal__term" data-status={status}>
            <Words message={termMessage(term)} />
            <b>{words.text(`term-status.${status}`)}</b>
          </li>
        ))}
        {promise && (
          <li className="rep-deal__term" data-status={promise.status}>
            <q>{promise.said}</q>
            <b>{words.text(`term-status.${promise.status}`)}</b>
          </li>
        )}
      </ul>
    </li>
  )
}
