import { books } from '#shared/invasions/content/books/index.ts'
import type { AdministrationCard, PrintedPlay } from '#shared/invasions/content/cards/card-schema.ts'
import { signed } from '#shared/invasions/words/message.ts'
import { languageFor } from '#shared/words/language.ts'
import { CardFacts } from '../../cards/card-facts.tsx'
import { CardFrame } from '../../cards/card-frame.tsx'
import { CardMention } from '../../cards/card-viewer.tsx'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { type CardDesign, cardKindOf, cardReference, designKey, playsOf } from './card-designs.ts'
import { CardScene } from './card-scene.tsx'
import { CardSymbol } from './card-symbol.tsx'

/** The class that gives a card the colour of its kind. */
export function cardTintClass(design: CardDesign): string {
  return `card-kind--${cardKindOf(design)}`
}

/** A card in full: its name, effect, moment, target and cost. */
export function CardFace({ design }: { readonly design: CardDesign }) {
  const words = useInvasionsWords()
  const language = languageFor(words.language, [])
  return (
    <CardFrame
      className={cardTintClass(design)}
      scene={<CardScene design={design} />}
      kind={words.name('card-kind', cardKindOf(design))}
      title={design.name[language]}
      subtitle={design.kind === 'diplomacy' ? design.latin : null}
      rule={<RuleChip rule={ruleOf(design)} />}
      text={design.text[language]}
      footer={historyOf(design, language)}
    >
      {playsOf(design).map((play, index) => (
        // The plays of a card never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <CardPlay key={index} play={play} isOther={index > 0} />
      ))}
      {design.kind === 'administration' && <Ages design={design} />}
    </CardFrame>
  )
}

/** A short card beside a question about it. A click opens the full card. */
export function BriefCardFace({ design }: { readonly design: CardDesign }) {
  const words = useInvasionsWords()
  const card = cardReference(design)
  return (
    <CardFrame
      size="brief"
      className={cardTintClass(design)}
      symbol={<CardSymbol design={design} size={36} />}
      title={<CardMention card={designKey(design)}>{words.name(card.ref, card.id)}</CardMention>}
      text={design.text[languageFor(words.language, [])]}
    />
  )
}

function CardPlay({ play, isOther }: { readonly play: PrintedPlay; readonly isOther: boolean }) {
  const words = useInvasionsWords()
  const { cost, target, window, whose } = play
  const price = cost
    ? words.text(cost.to === 'target' ? 'face.gold-to-target' : 'face.gold-to-bank', { gold: cost.gold })
    : words.text('face.free')
  return (
    <CardFacts
      heading={isOther && words.text('face.way')}
      facts={[
        {
          term: words.text('face.when'),
          details: [words.name('moment', window)],
          note: words.name('whose', whose)
        },
        { term: words.text('face.on'), details: [words.name('aim', target.kind)] },
        { term: words.text('face.cost'), details: [price] }
      ]}
    />
  )
}

const ages = ['young', 'mature', 'old'] as const

function Ages({ design }: { readonly design: AdministrationCard }) {
  const words = useInvasionsWords()
  const facts = ages.map((age) => {
    const { gold, ageing, calamity, leader } = design.ages[age]
    return {
      term: words.text(`face.${age}`),
      details: [
        words.text('face.kingdom-gold', { change: signed(gold.kingdom) }),
        words.text('face.empire-gold', { change: signed(gold.empire) }),
        words.text('face.age-change', { change: signed(ageing) }),
        words.text(`face.leader.${leader}`),
        ...(calamity ? [words.name('calamity', calamity)] : [])
      ]
    }
  })
  return <CardFacts layout="columns" facts={facts} />
}

/** The historical text about a card. */
function historyOf({ kind, id }: CardDesign, language: 'en' | 'es'): string | undefined {
  const chapters = {
    event: 'events',
    diplomacy: 'diplomacy',
    administration: 'administration',
    calamity: 'calamities'
  } as const
  const chapter: Readonly<Record<string, string>> = books[language][chapters[kind]]
  return chapter[id]
}

function ruleOf({ kind, provenance }: CardDesign): string {
  if (kind === 'diplomacy') return provenance.source === 'rulebook' ? provenance.section : 'XXX'
  return kind === 'event' ? 'X.B' : 'XIII.E'
}
