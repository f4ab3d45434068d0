import { translationOf } from '../../../words/dictionary.ts'
import type { bots as english } from '../en/bots.ts'

export const bots = translationOf<typeof english>()({
  'bot-term.objectives': 'Objetivos propios: {{change}} puntos',
  'bot-term.rivals': 'Objetivos de los rivales: {{change}} puntos',
  'bot-term.realm': 'Rentas y seguridad de la sede: {{change}} puntos',
  'bot-term.approach': 'Más cerca de lo deseado: {{change}} puntos',
  'bot-term.own-losses': 'Pérdidas propias previstas: {{change}} puntos',
  'bot-term.enemy-losses': 'Pérdidas previstas del enemigo: {{change}} puntos',
  'bot-term.gold': 'Oro: {{change}} puntos',
  'bot-term.points': 'Puntos de victoria inmediatos: {{change}}',
  'bot-term.safety': 'Seguridad: {{change}} puntos',
  'bot-term.loyalty': 'Lealtad: {{change}} puntos',
  'bot.odds': 'Sale bien en un {{percent}} % aproximadamente',
  'bot.take': '{{nation}}: tomar {{province}}',
  'bot.besiege': '{{nation}}: asediar {{province}}',
  'bot.attack': '{{nation}}: vencer al enemigo en {{province}}',
  'bot.hold': '{{nation}}: conservar {{province}}',
  'bot.gather': '{{nation}}: reunirse hacia {{province}}',
  'bot.settle': '{{nation}}: el pueblo se asienta en {{province}}',
  'bot.enough': 'Nada más merece un movimiento',
  'bot.purchases': 'La reserva se queda; lo demás compra lo que más rinde por su oro',
  'bot.deployment': 'Cada una donde más falta hace',
  'bot.usual': 'Nada habla a favor de otra respuesta',
  'bot.imagined': 'Se probaron otras órdenes en futuros imaginados: esta acabó mejor, {{change}} puntos'
})
