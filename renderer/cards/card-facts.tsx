import type { ReactNode } from 'react'

/** A line on a card: a term and one or several details. */
export interface CardFact {
  readonly term: string
  readonly details: readonly ReactNode[]
  /** Shown in smaller print after the last detail. */
  readonly note?: ReactNode
}

interface CardFactsProps {
  readonly facts: readonly CardFact[]
  /** `columns` puts facts side by side for comparison. */
  readonly layout?: 'rows' | 'columns'
  /** Separates these facts from those above them. */
  readonly heading?: ReactNode
}

/** The facts on a card, as a list of terms with their details. */
export function CardFacts({ facts, layout = 'rows', heading }: CardFactsProps) {
  return (
    <>
      {heading && <p className="card-facts__heading">{heading}</p>}
      <dl className={`card-facts card-facts--${layout}`}>
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>{fact.term}</dt>
            <Details fact={fact} />
          </div>
        ))}
      </dl>
    </>
  )
}

function Details({ fact: { details, note } }: { readonly fact: CardFact }) {
  return details.map((detail, index) => (
    // The facts of a card never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <dd key={index}>
      {detail}
      {note && index === details.length - 1 && <span className="card-facts__note">{note}</span>}
    </dd>
  ))
}
