import { translationOf } from '../../../words/dictionary.ts'
import type { deals as english } from '../en/deals.ts'

export const deals = translationOf<typeof english>()({
  'prompt.offer-deal': '¿Ofreces un trato a alguien?',
  'prompt.answer-deal': 'La facción del {{side}} te ofrece un trato. ¿Lo aceptas?',
  'prompt.judge-promise': 'La facción del {{side}} te dio su palabra. ¿La ha cumplido?',
  'option.promise-kept': 'La ha cumplido',
  'option.promise-broken': 'No la ha cumplido',
  'option.promise-open': 'Aún está a tiempo',
  'refusal.deal-empty': 'Un trato necesita al menos una promesa',
  'refusal.deal-strangers': 'Un trato solo obliga a quienes nombra, y a cada uno frente a otro',
  'refusal.deal-card': 'Esa carta no está en la mano',
  'refusal.promised-vote': 'Tu facción ha prometido votar de otro modo',
  'refusal.promised-pair': 'Tu facción ha prometido proponer antes a otra pareja',
  'refusal.promised-censor': 'Tu facción ha prometido proponer a otro',
  'refusal.no-counter': 'Ya ha habido bastantes contraofertas',
  'event.deal-offered': 'La facción del {{side}} ofrece un trato.',
  'event.deal-refused': 'El trato de la facción del {{side}} queda en nada.',
  'event.deal-made': 'Han cerrado un trato las facciones del {{sides}}.',
  'event.term-kept': 'La facción del {{side}} cumple una promesa.',
  'event.term-broken': 'La facción del {{side}} rompe una promesa.',
  'event.term-void': 'Una promesa de la facción del {{side}} queda sin efecto.'
})
