import { translationOf } from '../../../words/dictionary.ts'
import type { commands as english } from '../en/commands.ts'

export const commands = translationOf<typeof english>()({
  'command.show-keys': 'Atajos de teclado',
  'command.open-settings': 'Ajustes',
  'command.new-campaign': 'Nueva campaña',
  'command.new-window': 'Ventana nueva',
  'command.import-file': 'Importar un archivo de campaña…',
  'command.undo-answer': 'Retirar tu última respuesta',
  'command.find-place': 'Buscar un lugar en el mapa',
  'command.skip-show': 'Saltar lo que se muestra',
  'command.replay-show': 'Repetir lo ocurrido',
  'command.next-step': 'Mostrar el paso siguiente de un combate',
  'command.choose-option': 'Elegir una opción por su cifra',
  'command.confirm-answer': 'Confirmar la respuesta',
  'command.ask-hint': 'Pedir consejo',
  'command.next-ready': 'El siguiente que aún puede actuar',
  'command.previous-ready': 'El anterior',
  'command.mark-way': 'Pasar por el lugar señalado',
  'command.step-back': 'Un paso atrás',
  'command.end-orders': 'Terminar las órdenes',
  'command.pan-map': 'Mover el mapa',
  'command.zoom-in': 'Acercar',
  'command.zoom-out': 'Alejar',
  'command.whole-map': 'Mostrar todo el mapa',
  'command.show-place': 'Seleccionar un lugar, o volar al seleccionado',
  'command.next-place': 'Lugar siguiente, una vez seleccionado uno',
  'command.previous-place': 'Lugar anterior',
  'command.walk-map': 'Vecino de ese lado',
  'command.let-go': 'Soltar el lugar seleccionado'
})
