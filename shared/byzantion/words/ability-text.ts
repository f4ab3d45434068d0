import type { Language } from '../../words/dictionary.ts'
import { type CardId, card } from '../content/cards/index.ts'
import type { Effect, Trigger } from '../content/effects.ts'
import { type MissionId, mission } from '../content/missions.ts'
import { entriesOf } from '../queries/amounts.ts'
import type { Lexicon, Phrases } from './ability-phrases.ts'
import { abilities as english } from './en/abilities.ts'
import { en } from './en/index.ts'
import { abilities as spanish } from './es/abilities.ts'
import { es } from './es/index.ts'
import { amountText } from './names-in-game.ts'

const phrases: Readonly<Record<Language, Phrases>> = { en: english, es: spanish }
const dictionaries = { en, es }

function lexiconOf(language: Language): Lexicon {
  const words = dictionaries[language]
  const { list } = phrases[language]
  return {
    amounts: (stuff) => list(entriesOf(stuff).map(([id, count]) => amountText(language, id, count))),
    good: (id) => words[`good.${id}`],
    type: (id) => words[`type.${id}`],
    area: (id) => words[`area.${id}`],
    keimelion: (id) => words[`keimelion.${id}`],
    units: (ids) => list(ids.map((id) => words[`figure-many.${id}`]))
  }
}

/** What a card does, as a sentence: 'When you renew the market: gain 1 Lapis.' */
export function abilityText(id: CardId, language: Language): string {
  const record = card(id)
  const effects = effectsText(record.effects, language)
  switch (record.kind) {
    case 'hero':
      return `${triggerText(record.trigger, language)}: ${effects}.`
    case 'intrigue':
      return `${phrases[language].windows[record.window]}: ${effects}.`
    case 'retinue':
      return `${effects.charAt(0).toUpperCase()}${effects.slice(1)}.`
  }
}

/** How a mission scores: '2 Doxa for each unit in Italia.' */
export function missionText(id: MissionId, language: Language): string {
  const { score } = mission(id)
  // The table pairs each kind with its score; the compiler loses that pairing in a lookup by kind.
  const say: (score: never, lexicon: Lexicon) => string = phrases[language].missions[score.by]
  return say(score as never, lexiconOf(language))
}

function effectsText(effects: readonly Effect[], language: Language): string {
  const { effects: phraseOf, next } = phrases[language]
  return effects
    .map((effect) => {
      const say: (effect: never, lexicon: Lexicon) => string = phraseOf[effect.do]
      return say(effect as never, lexiconOf(language))
    })
    .join(next)
}

function triggerText(trigger: Trigger, language: Language): string {
  const say: (trigger: never, lexicon: Lexicon) => string = phrases[language].triggers[trigger.on]
  return say(trigger as never, lexiconOf(language))
}
