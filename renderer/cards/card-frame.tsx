import { createContext, type ReactNode, use } from 'react'
import { type CardFact, CardFacts } from './card-facts.tsx'

interface CardFrameProps {
  /** `full` shows everything, `brief` fits beside a question about the card, `small` fits into a hand. */
  readonly size?: 'full' | 'brief' | 'small'
  /** A class of the game that sets `--card-tint`, the colour of this kind of card. */
  readonly className?: string
  readonly symbol?: ReactNode
  /** A picture across the card; only on a full card. */
  readonly scene?: ReactNode
  /** The name of the kind of card, so that colour is not the only hint. */
  readonly kind?: ReactNode
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** The chip that opens the rules; not on a small card. */
  readonly rule?: ReactNode
  readonly text?: ReactNode
  /** Only in a full card. */
  readonly facts?: readonly CardFact[]
  /** Further content of the game below the facts; only on a full card. */
  readonly children?: ReactNode
  readonly footer?: ReactNode
}

/** The face of a card. The game fills the slots and chooses the colour. */
export function CardFrame({ size = 'full', ...face }: CardFrameProps) {
  switch (size) {
    case 'full':
      return <FullFrame {...face} />
    case 'brief':
      return <BriefFrame {...face} />
    case 'small':
      return <SmallFrame {...face} />
  }
}

type FaceProps = Omit<CardFrameProps, 'size'>

function FullFrame(face: FaceProps) {
  const { symbol, scene, kind, title, subtitle, rule, text, facts = [], children, footer } = face
  return (
    <article className={classOf('full', face)}>
      {scene && <div className="card-frame__scene">{scene}</div>}
      <header className="card-frame__head">
        {symbol}
        <div className="card-frame__titles">
          {kind && <p className="card-frame__kind">{kind}</p>}
          <h3 className="card-frame__title">{title}</h3>
          {subtitle && <p className="card-frame__subtitle">{subtitle}</p>}
        </div>
        {rule}
      </header>
      {text && <p className="card-frame__text">{text}</p>}
      {facts.length > 0 && <CardFacts facts={facts} />}
      {children}
      {footer && <p className="card-frame__footer">{footer}</p>}
    </article>
  )
}

function BriefFrame(face: FaceProps) {
  const { symbol, kind, title, subtitle, rule, text, footer } = face
  return (
    <article className={classOf('brief', face)}>
      {symbol}
      <div className="card-frame__titles">
        {kind && <p className="card-frame__kind">{kind}</p>}
        <h3 className="card-frame__title">{title}</h3>
        {subtitle && <p className="card-frame__subtitle">{subtitle}</p>}
        {text && <p className="card-frame__text">{text}</p>}
        {footer && <p className="card-frame__footer">{footer}</p>}
      </div>
      {rule}
    </article>
  )
}

/**
 * True inside an element whose accessible label already contains the title. The card then hides its own title from
 * screen readers.
 */
export const TitleAnnouncedContext = createContext(false)

/** A small card is the content of a button, where HTML allows neither headings nor paragraphs. */
function SmallFrame(face: FaceProps) {
  const isTitleSaid = use(TitleAnnouncedContext)
  const { symbol, kind, title, subtitle, text, footer } = face
  return (
    <span className={classOf('small', face)}>
      <span className="card-frame__head">
        {symbol}
        <span className="card-frame__title" aria-hidden={isTitleSaid || undefined}>
          {title}
        </span>
      </span>
      {kind && <span className="card-frame__kind">{kind}</span>}
      {subtitle && <span className="card-frame__subtitle">{subtitle}</span>}
      {text && <span className="card-frame__text">{text}</span>}
      {footer && <span className="card-frame__footer">{footer}</span>}
    </span>
  )
}

function classOf(size: 'full' | 'brief' | 'small', { className = '' }: FaceProps): string {
  return `card-frame card-frame--${size} ${className}`.trim()
}
