import { z } from 'zod'
import type { Bot, BotRegistry, BotReply, BotSeat, ReplyOf } from '../../engine/bot.ts'
import type { ChoiceBody } from '../../engine/decision.ts'
import type { OptionKey } from '../../engine/option-key.ts'
import { actionSchema } from '../answers.ts'
import type { Tetrarchia } from '../game-types.ts'
import { type Character, characters } from './character.ts'
import {
  answerAction,
  answerAddDiscs,
  answerEndGame,
  answerEnter,
  answerEntrust,
  answerFleet,
  answerStop
} from './replies.ts'

/** The computer players. Nothing is hidden in this game, so they plan on the true board. */
export const tetrarchiaPlayers: BotRegistry<Tetrarchia> = {
  bots: { centurion: emperorBot(characters.centurion), prefect: emperorBot(characters.prefect) },
  adviser: 'prefect'
}

const intentionSchema = z
  .strictObject({ number: z.int(), actions: z.array(actionSchema) })
  .nullable()
  .catch(null)

/** A computer player with this character. */
export function emperorBot(character: Character): Bot<Tetrarchia> {
  return (seat) => answer(character, seat)
}

function answer(
  character: Character,
  { view, decision, memo }: BotSeat<Tetrarchia>
): BotReply<ReplyOf<Tetrarchia>> {
  switch (decision.kind) {
    case 'place-fleet':
      return answerFleet(decision.about)
    case 'entrust-caesar':
      return answerEntrust(decision.about)
    case 'end-game':
      return answerEndGame()
    case 'enter':
      return answerEnter(character, view, decision.number, decision.about, keysIn(decision.body))
    case 'action':
      return answerAction(character, view, decision.number, intentionSchema.parse(memo))
    case 'add-discs':
      return answerAddDiscs(character, view, decision.about, keysIn(decision.body))
    case 'stop-army':
      return answerStop(character, view, decision.about)
  }
}

const keysIn = <Key extends OptionKey>({ options }: ChoiceBody<Key>): Key[] => options.map(({ key }) => key)
