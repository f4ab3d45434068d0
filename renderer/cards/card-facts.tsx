import type { ReactNode } from 'react'

/** A line on a card: what it is about, and one or several things that are said of it. */
export interface CardFact {
  readonly term: string
  readonly details: readonly ReactNode[]
  /** Said more quietly after the last detail. */
  readonly note?: ReactNode
}

interface CardFactsProps {
  readonly facts: readonly CardFact[]
  /** `columns`: side by side, to be compared. */
  readonly layout?: 'rows' | 'columns'
  /** Sets these facts apart from those above them. */
  readonly heading?: ReactNode
}

/** Facts on a card, as a list of terms with their details. */
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
    // What is printed on a card never changes its order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <dd key={index}>
      {detail}
      {note && index === details.length - 1 && <span className="card-facts__note">{note}</span>}
    </dd>
  ))
}
