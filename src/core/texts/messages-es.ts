/** Spanish texts of the member’s box. Form as in locales/en.ts. */
export default {
  // messages
  'messages.all-read': 'Todo está leído',
  'messages.delete': 'Borrar',
  'messages.delete-body': '“{{title}}” se borrará para siempre.',
  'messages.delete-title': '¿Borrar este mensaje?',
  'messages.kind-contract': 'Contratos',
  'messages.kind-deposit-arrival': 'Depósitos',
  'messages.kind-deposit-failed': 'Depósitos fallidos',
  'messages.kind-new-mail': 'Cartas',
  'messages.kind-red-envelope': 'Sobres rojos',
  'messages.kind-red-envelope-returned': 'Sobres rojos devueltos',
  'messages.kind-referral-bonus': 'Amigos invitados',
  'messages.kind-withdrawal-approved': 'Retiros',
  'messages.kind-withdrawal-rejected': 'Retiros rechazados',
  'messages.kinds': 'Tipos de mensajes',
  'messages.log-in': 'Inicia sesión para leer tus mensajes',
  'messages.none': 'No hay mensajes',
  'messages.none-text': 'Aquí aparece lo que la casa te escribe y las novedades de tus depósitos y retiros.',
  'messages.read-all': 'Marcar todo como leído',
  'messages.unread': 'Sin leer',
};
