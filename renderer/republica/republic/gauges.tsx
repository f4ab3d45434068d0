import { useMemo } from 'react'
import { figures } from '#shared/republica/figures.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { unitsAtHome } from '../forces/forces.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { Mark } from '../marks/mark.tsx'
import { type Outlook, outlookOf } from './outlook.ts'

/** The Republic at a glance: treasury and unrest with what they will be, and the dangers to Rome. */
export function RepublicGauges({ view }: { readonly view: RepublicView }) {
  const words = useRepublicaWords()
  const outlook = useMemo(() => outlookOf(view), [view])
  return (
    <section className="rep-gauges" aria-label={words.text('ui.republic')}>
      <TreasuryGauge {...outlook} />
      <UnrestGauge {...outlook} />
      <Danger {...outlook} />
      <Forces view={view} />
    </section>
  )
}

/** 200 talents fill the gauge. */
const FULL = 200

function TreasuryGauge({ treasury: { now, next, lines } }: Outlook) {
  const words = useRepublicaWords()
  const { warning, danger } = figures.state
  const level =
    next < 0
      ? 'ruin'
      : Math.min(now, next) < danger
        ? 'danger'
        : Math.min(now, next) < warning
          ? 'warning'
          : 'calm'
  return (
    <div className="rep-gauge" data-level={level}>
      <p className="rep-gauge__head">
        <Mark id="treasury" size={16} />
        <span>{words.text('ui.treasury')}</span>
        <b>{words.number(now)}</b>
        <Next value={next} />
      </p>
      <div className="rep-gauge__bar" aria-hidden="true">
        <span className="rep-gauge__fill" style={{ inlineSize: `${share(now)}%` }} />
        <span className="rep-gauge__mark" style={{ insetInlineStart: `${share(next)}%` }} />
        <span className="rep-gauge__line" style={{ insetInlineStart: `${share(warning)}%` }} />
      </div>
      <ul className="rep-gauge__why">
        {lines.map(({ what, count, talents }) => (
          <li key={what} title={words.text(`ledger.${what}-full`, { count })}>
            {words.text(`ledger.${what}`, { count })} <b>{words.signed(talents)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

const share = (talents: number) => Math.max(0, Math.min(100, (100 * talents) / FULL))

/** What it will be next turn if nothing is done. */
function Next({ value }: { readonly value: number }) {
  const words = useRepublicaWords()
  return (
    <span className="rep-gauge__next" title={words.text('ui.next-if-nothing')}>
      <span aria-hidden="true">→</span>
      <span className="visually-hidden">{words.text('ui.next-if-nothing')}</span>
      <b>{words.number(value)}</b>
    </span>
  )
}

/** More unrest than this looks the same. */
const MOST_UNREST = 12

function UnrestGauge({ unrest: { now, next, droughts, unprosecuted } }: Outlook) {
  const words = useRepublicaWords()
  const level = next >= 9 ? 'danger' : next >= 5 ? 'warning' : 'calm'
  return (
    <div className="rep-gauge" data-level={level}>
      <p className="rep-gauge__head">
        <Mark id="unrest" size={16} />
        <span>{words.text('ui.unrest')}</span>
        <b>{now}</b>
        <Next value={next} />
      </p>
      <div className="rep-gauge__steps" aria-hidden="true">
        {Array.from({ length: MOST_UNREST }, (_, step) => (
          <span
            // Steps have no identity besides their position.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={step}
            data-on={step < now ? 'now' : step < next ? 'next' : undefined}
          />
        ))}
      </div>
      <ul className="rep-gauge__why">
        {unprosecuted > 0 && (
          <li>
            {words.text('ui.unprosecuted-wars', { count: unprosecuted })} <b>+{unprosecuted}</b>
          </li>
        )}
        {droughts > 0 && (
          <li>
            {words.text('ui.droughts', { count: droughts })} <b>+{droughts}</b>
          </li>
        )}
        {droughts + unprosecuted === 0 && <li>{words.text('ui.no-grievance')}</li>}
      </ul>
    </div>
  )
}

/** What ends the game for all: four wars, an empty treasury, the people. */
function Danger({ wars, revolt, mob, treasury }: Outlook) {
  const words = useRepublicaWords()
  const most = figures.victory.wars
  const level =
    wars >= most - 1 || revolt > 0 || treasury.next < 0 ? 'danger' : wars >= 2 || mob > 0 ? 'warning' : 'calm'
  return (
    <div className="rep-gauge rep-gauge--danger" data-level={level}>
      <p className="rep-gauge__head">
        <Mark id="war" size={16} />
        <span>{words.text('ui.danger')}</span>
        <b>{words.text('ui.wars-of', { count: wars, most })}</b>
      </p>
      <div
        className="rep-gauge__wars"
        role="img"
        aria-label={words.text('ui.wars-said', { count: wars, most })}
      >
        {Array.from({ length: most }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of a row
          <span key={index} data-on={index < wars || undefined}>
            <Mark id="war" size={14} />
          </span>
        ))}
      </div>
      <ul className="rep-gauge__why">
        <li data-bad={revolt > 0 || undefined}>
          {words.text('ui.revolt-chance', { percent: Math.round(revolt * 10) / 10 })}
        </li>
        <li data-bad={treasury.next < 0 || undefined}>
          {words.text(treasury.next < 0 ? 'ui.bankruptcy-near' : 'ui.bankruptcy-far')}
        </li>
      </ul>
    </div>
  )
}

function Forces({ view }: { readonly view: RepublicView }) {
  const words = useRepublicaWords()
  const home = unitsAtHome(view)
  return (
    <div className="rep-gauge rep-gauge--forces">
      <p className="rep-gauge__head">
        <Mark id="legion" size={16} />
        <span>{words.text('ui.in-italy')}</span>
      </p>
      <p className="rep-gauge__units">
        <span title={words.text('ui.legions-home')}>
          <Mark id="legion" size={14} /> <b>{home.legions}</b>
          <small>/{view.legions.length}</small>
        </span>
        <span title={words.text('ui.veterans-home')}>
          <Mark id="veteran" size={14} /> <b>{home.veterans.length}</b>
        </span>
        <span title={words.text('ui.fleets-home')}>
          <Mark id="fleet" size={14} /> <b>{home.fleets}</b>
          <small>/{view.fleets.length}</small>
        </span>
      </p>
      <p className="rep-gauge__why">
        {view.isRecruitmentBarred
          ? words.text('ui.no-recruitment')
          : words.text('ui.deck-left', { count: view.deckSize })}
      </p>
    </div>
  )
}
