import { bequests } from '#shared/republica/content/bequests.ts'
import { concessions } from '#shared/republica/content/concessions.ts'
import {
  type ConcessionId,
  concessionIds,
  type LeaderId,
  leaderIds,
  type ProvinceId,
  provinceIds,
  type SenatorId,
  senatorIds,
  type WarId,
  warIds
} from '#shared/republica/content/ids.ts'
import { leaders } from '#shared/republica/content/leaders.ts'
import { provinces } from '#shared/republica/content/provinces.ts'
import type { DiceSum } from '#shared/republica/content/records.ts'
import { cardKind, isCard } from '#shared/republica/queries/cards.ts'
import { familyOf, isStatesman, numberOf, ratingsOf } from '#shared/republica/queries/ratings.ts'
import { matchingWars, warNumbers, warRecord, warStrength } from '#shared/republica/queries/wars.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { references } from '#shared/republica/words/message.ts'
import type { CardFact } from '../../cards/card-facts.tsx'
import { CardFrame } from '../../cards/card-frame.tsx'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Emblem } from '../../table/game/emblem.tsx'
import type { RepublicaTranslator } from '../i18n/republica-translator.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import type { Subject } from '../interaction/pick.ts'
import { Mark } from '../marks/mark.tsx'
import { senatorFigures } from '../senate/senator-figures.ts'
import { cardMark } from './card-mark.ts'

interface SubjectFaceProps {
  readonly view: RepublicView
  readonly id: Subject
}

/** Everything about a thing on the table, as the face of a card; null for what has no card. */
export function SubjectFace({ view, id }: SubjectFaceProps) {
  const senator = senatorIds.find((each) => each === id)
  if (senator) return <SenatorFace view={view} id={senator} />
  const war = warIds.find((each) => each === id)
  if (war) return <WarFace view={view} id={war} />
  const province = provinceIds.find((each) => each === id)
  if (province) return <ProvinceFaceCard view={view} id={province} />
  const leader = leaderIds.find((each) => each === id)
  if (leader) return <LeaderFace id={leader} />
  const concession = concessionIds.find((each) => each === id)
  if (concession) return <ConcessionFace id={concession} />
  return isCard(id) ? <PlainFace id={id} /> : null
}

/** Whether a thing has a card. */
export function hasFace(id: Subject): boolean {
  return isCard(id) || warIds.some((each) => each === id) || provinceIds.some((each) => each === id)
}

function SenatorFace({ view, id }: { readonly view: RepublicView; readonly id: SenatorId }) {
  const words = useRepublicaWords()
  const figures = senatorFigures(view, id)
  const printed = ratingsOf(id)
  const faction = figures?.faction ?? null
  const state = view.senators[id]
  const facts: CardFact[] = [
    { term: words.text('rating.military'), details: [printed.military] },
    { term: words.text('rating.oratory'), details: [printed.oratory] },
    { term: words.text('rating.loyalty'), details: [printed.loyalty] },
    { term: words.text('rating.influence'), details: [figures?.influence ?? printed.influence] }
  ]
  if (figures) {
    facts.push(
      { term: words.text('rating.popularity'), details: [words.signed(figures.popularity)] },
      { term: words.text('rating.talents'), details: [figures.talents] },
      { term: words.text('rating.votes'), details: [figures.votes] }
    )
    if (figures.exConsul > 0)
      facts.push({ term: words.text('ui.tag-full-ex-consul'), details: [figures.exConsul] })
  }
  return (
    <CardFrame
      className="rep-face rep-face--senator"
      symbol={faction ? <Emblem side={faction} size={36} /> : <Mark id="office" size={32} />}
      kind={words.text(isStatesman(id) ? 'kind.statesman' : 'kind.family')}
      title={words.name('senator', id)}
      subtitle={
        <>
          {words.text('ui.card-number', { number: numberOf(id) })}
          {isStatesman(id) && `, ${words.name('senator', familyOf(id))}`}
          {figures?.office && `, ${words.name('office', figures.office)}`}
        </>
      }
      rule={<RuleChip rule="7.31" />}
      text={isStatesman(id) ? words.text(`ability.${id}`) : words.text(`lore.${id}`)}
      facts={facts}
    >
      {isStatesman(id) && <p className="rep-face__lore">{words.text(`lore.${id}`)}</p>}
      {state && state.concessions.length > 0 && (
        <ul className="rep-face__list">
          {state.concessions.map((each) => (
            <li key={each}>
              <Mark id="concession" size={14} /> {words.name('concession', each)}
            </li>
          ))}
        </ul>
      )}
    </CardFrame>
  )
}

function WarFace({ view, id }: { readonly view: RepublicView; readonly id: WarId }) {
  const words = useRepublicaWords()
  const record = warRecord(id)
  const isHere = view.wars[id] !== undefined
  const now = isHere ? warStrength(view, id) : null
  const { disasters, standoffs } = isHere
    ? warNumbers(view, id)
    : { disasters: record.disaster, standoffs: record.standoff }
  const strength = (printed: number, present: number | undefined) =>
    present === undefined || present === printed ? String(printed) : `${present} (${printed})`
  const facts: CardFact[] = [
    { term: words.text('rating.land'), details: [strength(record.land, now?.land)] },
    { term: words.text('rating.support'), details: [record.support] },
    { term: words.text('rating.enemy-fleet'), details: [strength(record.fleet, now?.fleet)] },
    { term: words.text('ui.disasters'), details: [disasters.join(', ') || '–'] },
    { term: words.text('ui.standoffs'), details: [standoffs.join(', ') || '–'] },
    { term: words.text('ui.spoils'), details: [record.spoils] }
  ]
  const matching = isHere ? matchingWars(view, id).filter((other) => other !== id) : []
  return (
    <CardFrame
      className="rep-face rep-face--war"
      symbol={<Mark id="war" size={32} />}
      kind={words.text(record.isRevolt ? 'kind.revolt' : 'kind.war')}
      title={words.name('war', id)}
      rule={<RuleChip rule="7.33" />}
      text={
        record.type === 'rising'
          ? words.text('lore.rising')
          : words.text(`lore.war-${id as Exclude<WarId, `rising-${ProvinceId}`>}`)
      }
      facts={facts}
    >
      {matching.length > 0 && (
        <p className="rep-face__lore">{words.text('ui.matches', { wars: references('war', matching) })}</p>
      )}
      {record.creates.length > 0 && (
        <p className="rep-face__lore">
          {words.text('ui.creates', {
            provinces: references(
              'province',
              record.creates.map(({ province }) => province)
            )
          })}
        </p>
      )}
      {record.isDrought && <p className="rep-face__lore">{words.text('ui.causes-drought')}</p>}
    </CardFrame>
  )
}

function ProvinceFaceCard({ view, id }: { readonly view: RepublicView; readonly id: ProvinceId }) {
  const words = useRepublicaWords()
  const { undeveloped, developed, isFrontier } = provinces[id]
  const state = view.provinces[id]
  const both = (kind: 'personal' | 'state') =>
    `${diceText(words, undeveloped[kind])} / ${diceText(words, developed[kind])}`
  return (
    <CardFrame
      className="rep-face rep-face--province"
      symbol={<Mark id="province" size={32} />}
      kind={words.text(isFrontier ? 'kind.frontier' : 'kind.province')}
      title={words.name('province', id)}
      subtitle={state && words.text(state.isDeveloped ? 'holding.developed' : 'holding.province')}
      rule={<RuleChip rule="9.62" />}
      text={words.text(`lore.${id}`)}
      facts={[
        { term: words.text('ui.personal-income'), details: [both('personal')] },
        { term: words.text('ui.state-income'), details: [both('state')] },
        { term: words.text('ui.own-forces'), details: [`${undeveloped.land} / ${developed.land}`] }
      ]}
    >
      <p className="rep-face__lore">{words.text('ui.two-faces')}</p>
    </CardFrame>
  )
}

/** Dice and a constant, such as `2D6 − 3`. */
export function diceText(words: RepublicaTranslator, { dice, sign, plus }: DiceSum): string {
  const rolled = words.text('ui.dice', { count: dice })
  return `${sign < 0 ? '−' : ''}${rolled}${plus === 0 ? '' : ` ${words.signed(plus)}`}`
}

function LeaderFace({ id }: { readonly id: LeaderId }) {
  const words = useRepublicaWords()
  const { strength, disaster, standoff } = leaders[id]
  return (
    <CardFrame
      className="rep-face rep-face--leader"
      symbol={<Mark id="leader" size={32} />}
      kind={words.text('kind.leader')}
      title={words.name('leader', id)}
      rule={<RuleChip rule="7.34" />}
      text={words.text(`lore.${id}`)}
      facts={[
        { term: words.text('rating.strength'), details: [`+${strength}`] },
        { term: words.text('ui.disasters'), details: [disaster.join(', ')] },
        { term: words.text('ui.standoffs'), details: [standoff.join(', ')] }
      ]}
    />
  )
}

function ConcessionFace({ id }: { readonly id: ConcessionId }) {
  const words = useRepublicaWords()
  const { pays } = concessions[id]
  return (
    <CardFrame
      className="rep-face rep-face--concession"
      symbol={<Mark id="concession" size={32} />}
      kind={words.text('kind.concession')}
      title={words.name('concession', id)}
      rule={<RuleChip rule="7.32" />}
      text={words.text(`lore.concession-${concessionLore(id)}`)}
      facts={[
        {
          term: words.text('rating.income'),
          details: [`${pays.talents} ${words.text(`ui.pays-${pays.when}`)}`]
        }
      ]}
    />
  )
}

/** The six tax farmers have one text. */
export function concessionLore(id: ConcessionId) {
  switch (id) {
    case 'armaments':
    case 'ship-building':
    case 'egyptian-grain':
    case 'sicilian-grain':
    case 'harbor-fees':
    case 'mining':
    case 'land-commission':
      return id
    default:
      return 'tax-farmer'
  }
}

/** Intrigue, laws and bequests. */
function PlainFace({ id }: { readonly id: Parameters<typeof cardKind>[0] }) {
  const words = useRepublicaWords()
  const card = cardKind(id)
  if (card.kind !== 'intrigue' && card.kind !== 'law' && card.kind !== 'bequest') return null
  const text =
    card.kind === 'intrigue'
      ? words.text(`effect.${card.of}`)
      : card.kind === 'law'
        ? words.text(`effect.law-${card.id}`)
        : words.text('effect.bequest', {
            talents: bequests[card.id].talents,
            province: { ref: 'province', id: bequests[card.id].creates }
          })
  return (
    <CardFrame
      className={`rep-face rep-face--${card.kind}`}
      symbol={<Mark id={cardMark(id)} size={32} />}
      kind={words.text(`kind.${card.kind}`)}
      title={words.name('card', id)}
      rule={<RuleChip rule={card.kind === 'bequest' ? '9.65' : '7.36'} />}
      text={text}
    />
  )
}
