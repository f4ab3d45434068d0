import { books } from '#shared/invasions/content/books/index.ts'
import type { AdministrationCard, Play } from '#shared/invasions/content/cards/schema.ts'
import { signed } from '#shared/invasions/words/message.ts'
import { languageFor } from '#shared/words/language.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useInvasionsWords } from '../words.ts'
import { type Design, kindOf, playsOf, referenceTo } from './designs.ts'
import { useFaces } from './show-face.ts'
import { CardSymbol } from './symbols.tsx'

/** A card, whole: what it is called, what it does, when it can be played, on whom, and what it costs. */
export function CardFace({ design }: { readonly design: Design }) {
  const words = useInvasionsWords()
  const language = languageFor(words.language, [])
  const history = historyOf(design, language)
  const ways = playsOf(design)
  return (
    <article className={`card-face card-face--${kindOf(design)}`}>
      <header className="card-face__head">
        <CardSymbol design={design} size={56} />
        <div>
          <p className="card-face__kind">{words.name('card-kind', kindOf(design))}</p>
          <h3 className="card-face__name">{design.name[language]}</h3>
          {design.kind === 'diplomacy' && <p className="card-face__latin">{design.latin}</p>}
        </div>
        <RuleChip rule={ruleOf(design)} />
      </header>
      <p className="card-face__text">{design.text[language]}</p>
      {ways.map((way, index) => (
        // The ways on a card never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Way key={index} way={way} isOther={index > 0} />
      ))}
      {design.kind === 'administration' && <Ages design={design} />}
      {history && <p className="card-face__history">{history}</p>}
    </article>
  )
}

/** A card beside a question about it: what it does; the rest is a click away. */
export function BriefFace({ design }: { readonly design: Design }) {
  const words = useInvasionsWords()
  const show = useFaces()
  const card = referenceTo(design)
  return (
    <article className={`card-face card-face--brief card-face--${kindOf(design)}`}>
      <CardSymbol design={design} size={36} />
      <div>
        <h3 className="card-face__name">
          <button
            type="button"
            className="name name--card"
            aria-haspopup="dialog"
            onClick={() => show(design)}
          >
            {words.name(card.ref, card.id)}
          </button>
        </h3>
        <p className="card-face__text">{design.text[languageFor(words.language, [])]}</p>
      </div>
    </article>
  )
}

function Way({ way, isOther }: { readonly way: Play; readonly isOther: boolean }) {
  const words = useInvasionsWords()
  const { cost, target, window, whose } = way
  return (
    <>
      {isOther && <p className="card-face__another">{words.text('face.way')}</p>}
      <dl className="card-face__facts">
        <dt>{words.text('face.when')}</dt>
        <dd>
          {words.name('moment', window)}
          <span className="card-face__whose">{words.name('whose', whose)}</span>
        </dd>
        <dt>{words.text('face.on')}</dt>
        <dd>{words.name('aim', target.kind)}</dd>
        <dt>{words.text('face.cost')}</dt>
        <dd>
          {cost
            ? words.text(cost.to === 'target' ? 'face.gold-to-target' : 'face.gold-to-bank', {
                gold: cost.gold
              })
            : words.text('face.free')}
        </dd>
      </dl>
    </>
  )
}

const ages = ['young', 'mature', 'old'] as const

function Ages({ design }: { readonly design: AdministrationCard }) {
  const words = useInvasionsWords()
  return (
    <dl className="card-face__ages">
      {ages.map((age) => {
        const { gold, ageing, calamity, leader } = design.ages[age]
        return (
          <div key={age}>
            <dt>{words.text(`face.${age}`)}</dt>
            <dd>{words.text('face.kingdom-gold', { change: signed(gold.kingdom) })}</dd>
            <dd>{words.text('face.empire-gold', { change: signed(gold.empire) })}</dd>
            <dd>{words.text('face.age-change', { change: signed(ageing) })}</dd>
            <dd>{words.text(`face.leader.${leader}`)}</dd>
            {calamity && <dd>{words.name('calamity', calamity)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}

/** What the books tell of it. */
function historyOf({ kind, id }: Design, language: 'en' | 'es'): string | undefined {
  const chapters = {
    event: 'events',
    diplomacy: 'diplomacy',
    administration: 'administration',
    calamity: 'calamities'
  } as const
  const chapter: Readonly<Record<string, string>> = books[language][chapters[kind]]
  return chapter[id]
}

function ruleOf({ kind, provenance }: Design): string {
  if (kind === 'diplomacy') return provenance.source === 'rulebook' ? provenance.section : 'XXX'
  return kind === 'event' ? 'X.B' : 'XIII.E'
}
