export const servicios = {
  titulo: 'Servicios',
  descripcion:
    'Qué hace Turnero por tu negocio: colas virtuales, pantallas, kiosco y estadísticas. Preguntas frecuentes, ayuda y contacto.',
  encabezado: 'Esperar puede sentirse bien',
  texto:
    'Nacimos de una pregunta sencilla: si ya pedimos comida y transporte desde el teléfono, ¿por qué seguimos haciendo fila de pie?',
  demo: 'Ver demo',
  valores: {
    etiqueta: 'Lo que nos mueve',
    titulo: 'Cuatro ideas detrás de cada pantalla',
    lista: [
      {
        id: 'tiempo',
        titulo: 'Respeto por el tiempo',
        texto: 'Decimos cuánto falta con honestidad: un rango, nunca una promesa vacía.',
      },
      {
        id: 'sencillez',
        titulo: 'Sencillez',
        texto: 'Una acción clara por pantalla. Quien nunca usó un sistema de turnos entiende el nuestro.',
      },
      {
        id: 'inclusion',
        titulo: 'Para todas las personas',
        texto:
          'Letras grandes, contraste, teclado y lector de pantalla. Y kiosco para quien no tiene teléfono.',
      },
      {
        id: 'privacidad',
        titulo: 'Privacidad',
        texto:
          'Un turno no necesita cuenta. El correo o el teléfono, solo si la persona pide que le avisen. Tú decides cuánto nombre se muestra.',
      },
    ],
  },
  mision: {
    etiqueta: 'Nuestra misión',
    titulo: 'Devolverle a la gente el tiempo que pierde en una fila',
    texto:
      'Turnero empezó como proyecto universitario para una feria de tecnología. Seguimos con la misma meta: que cualquier negocio, grande o pequeño, atienda por turnos sin comprar equipos.',
    cifras: [
      { valor: '+150 %', texto: 'de eficiencia al atender' },
      { valor: '500+', texto: 'empresas' },
      { valor: '1M+', texto: 'turnos gestionados' },
      { valor: '99.9 %', texto: 'de disponibilidad' },
    ],
    nota: 'Cifras ilustrativas: muestran la escala que buscamos, no resultados medidos.',
  },
  lista: {
    etiqueta: 'Servicios',
    titulo: 'Todo lo que pasa entre «llegué» y «pase usted»',
    tarjetas: [
      {
        id: 'filas',
        titulo: 'Colas virtuales',
        texto:
          'Una cola por tipo de atención: general, reclamos, prioritaria. Cada una con su tiempo y su estado.',
      },
      {
        id: 'pantallas',
        titulo: 'Pantallas públicas',
        texto: 'Monitor para la sala y kiosco de entrada con QR. Se abren en cualquier televisor o tableta.',
      },
      {
        id: 'seguimiento',
        titulo: 'Seguimiento en el teléfono',
        texto: 'Cada cliente ve su posición y los turnos que faltan. Cuando le toca, su pantalla se lo dice.',
      },
      {
        id: 'estadisticas',
        titulo: 'Estadísticas',
        texto:
          'Tiempos de espera, horas pico y turnos atendidos para decidir con datos de tu propio negocio.',
      },
    ],
  },
  preguntas: {
    etiqueta: 'Preguntas frecuentes',
    titulo: 'Lo que más nos preguntan',
    lista: [
      {
        pregunta: '¿Mis clientes tienen que instalar algo o crear una cuenta?',
        respuesta:
          'No. Escanean el QR o abren el enlace, escriben su nombre, eligen el tipo de atención y listo. Todo pasa en el navegador.',
      },
      {
        pregunta: '¿Qué pasa si alguien no tiene teléfono?',
        respuesta:
          'Puede tomar su turno en el kiosco de la entrada o pedirlo a tu personal, que lo agrega desde el panel. Verá su número en el monitor de la sala.',
      },
      {
        pregunta: '¿Cómo se calcula el tiempo de espera?',
        respuesta:
          'Con las personas que van antes y los minutos que indicas para cada cola; en cuanto hay historia, con lo que tu cola tarda de verdad. Siempre lo mostramos como un rango, y si la cola está en pausa no inventamos un número.',
      },
      {
        pregunta: '¿Puedo dar prioridad a ciertas personas?',
        respuesta:
          'Sí. Marca una cola como prioritaria y, cuando llames al siguiente de todas las colas, esas personas pasan primero.',
      },
      {
        pregunta: '¿Qué ocurre cuando terminan los 14 días de prueba?',
        respuesta:
          'Tu cuenta pasa al primer plan. No se borra nada y tus colas siguen funcionando; solo no podrás crear más de las que ese plan permite.',
      },
      {
        pregunta: '¿Qué datos de mis clientes se guardan?',
        respuesta:
          'El nombre que escriben, lo que respondan a tus preguntas, su turno y las horas en que pasó cada cosa. El correo o el teléfono solo se guarda si piden avisos: cifrado, y se borra un día después del turno. En las pantallas puedes mostrar solo iniciales o el número.',
      },
      {
        pregunta: '¿Puedo conectar Turnero con mi propio sistema?',
        respuesta: 'Sí, con la API REST. La encuentras completa, con ejemplos, en la documentación.',
      },
    ],
  },
  ayuda: {
    etiqueta: 'Centro de ayuda',
    titulo: 'Aprende en unos minutos',
    texto: 'La guía explica paso a paso cómo registrarte, abrir tu empresa, configurar colas y atender.',
    guia: 'Abrir la guía de usuario',
    api: 'Ver la API REST',
    demo: 'Probar sin registrarte',
  },
  contacto: {
    etiqueta: 'Contacto',
    titulo: 'Hablemos',
    texto: 'Cuéntanos cómo atiendes hoy y qué te gustaría mejorar. Responde una persona, no un robot.',
    escribir: 'Escríbenos a',
    sinCorreo:
      'Quien administra este servicio aún no publicó un correo de contacto. Mientras tanto, la documentación y las preguntas frecuentes resuelven casi todo.',
    documentacion: 'Ir a la documentación',
  },
} as const
