import { plural, translationOf } from '../../../words/dictionary.ts'
import type { bots as english } from '../en/bots.ts'

export const bots = translationOf<typeof english>()({
  'bot-term.objectives-up': plural(
    'points',
    'Esto vale un punto de objetivos.',
    'Esto vale {{points}} puntos de objetivos.'
  ),
  'bot-term.objectives-down': plural(
    'points',
    'Esto cuesta un punto de objetivos.',
    'Esto cuesta {{points}} puntos de objetivos.'
  ),
  'bot-term.rivals-up': plural(
    'points',
    'Esto cuesta un punto a los rivales.',
    'Esto cuesta {{points}} puntos a los rivales.'
  ),
  'bot-term.rivals-down': plural(
    'points',
    'Esto da un punto a los rivales.',
    'Esto da {{points}} puntos a los rivales.'
  ),
  'bot-term.points-up': plural(
    'points',
    'Esto da un punto enseguida.',
    'Esto da {{points}} puntos enseguida.'
  ),
  'bot-term.points-down': plural(
    'points',
    'Esto cuesta un punto enseguida.',
    'Esto cuesta {{points}} puntos enseguida.'
  ),
  'bot-term.realm-up': 'Las tierras rinden más o la sede está más segura.',
  'bot-term.realm-down': 'Las tierras rinden menos o la sede queda expuesta.',
  'bot-term.approach-up': 'Esto acerca a la nación a lo que quiere.',
  'bot-term.approach-down': 'Esto aleja a la nación de lo que quiere.',
  'bot-term.own-losses-up': 'Así la nación no pierde tropas.',
  'bot-term.own-losses-down': 'Esto costará tropas a la nación.',
  'bot-term.enemy-losses-up': 'Esto costará tropas al enemigo.',
  'bot-term.enemy-losses-down': 'Así el enemigo conserva sus tropas.',
  'bot-term.gold-up': 'Esto da o ahorra oro.',
  'bot-term.gold-down': 'Esto cuesta oro.',
  'bot-term.safety-up': 'La nación queda más segura.',
  'bot-term.safety-down': 'La nación queda expuesta.',
  'bot-term.loyalty-up': 'Así se guarda fidelidad a los amigos.',
  'bot-term.loyalty-down': 'Esto es faltar a los amigos.',
  'bot.odds': 'Su probabilidad de éxito es del {{percent}} %.',
  'bot.take': 'Los {{nation}} quieren {{province}}.',
  'bot.besiege': 'Los {{nation}} quieren la ciudad de {{province}}.',
  'bot.attack': 'Los {{nation}} quieren vencer al enemigo en {{province}}.',
  'bot.hold': 'Los {{nation}} quieren conservar {{province}}.',
  'bot.gather': 'Los {{nation}} se reúnen hacia {{province}}.',
  'bot.settle': 'El pueblo de los {{nation}} se asienta en {{province}}.',
  'bot.enough': 'Nada más merece una marcha.',
  'bot.purchases': 'Una reserva queda en el tesoro; lo demás compra lo que más ayuda por su precio.',
  'bot.deployment': 'Cada unidad va adonde más falta hace.',
  'bot.imagined': 'De las órdenes probadas en futuros imaginados, esta acabó mejor.'
})
