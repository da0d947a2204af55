/** Spanish texts of help, addresses, apps, blog, feedback and chat. */
export default {
  // help
  'help.all-topics': 'Todos los temas',
  'help.contact': '¿Te queda alguna duda?',
  'help.no-results': 'No hay nada para “{{text}}”. Prueba con otra palabra o pregúntanos.',
  'help.search': 'Buscar en el centro de ayuda',
  'help.topics': 'Temas de ayuda',
};
