import type { BlogWords } from './form.js';

export const pt: BlogWords = {
  'check-a-round': [
    'Como conferir uma rodada por conta própria',
    'Três passos, sem matemática: compare o que foi prometido antes de você jogar com o que aconteceu.',
    `<p>Cada slot desta casa publica o hash da sua semente antes do primeiro giro. É uma promessa: não podemos mudar a semente depois sem que o hash nos entregue.</p>
<h3>Do que você precisa</h3>
<p>Do número da rodada, da semente e do hash que você viu no começo. Os três estão nas informações do jogo, no botão “i”: o hash desde o início, a semente e os números quando você aperta ali “Terminar a sessão e mostrar a semente”.</p>
<h3>O que você faz</h3>
<ol><li>Passe a semente pelo SHA-256 com qualquer ferramenta em que você confie.</li><li>Compare o resultado com o hash. Devem ser iguais, letra por letra.</li><li>Refaça a rodada com a semente e o número. Os rolos param onde pararam para você.</li></ol>
<p>Se não forem iguais, escreva para nós com o número da rodada. Ainda não aconteceu, e queremos ser os primeiros a saber.</p>`,
  ],
  'a-limit-that-holds': [
    'Um limite que funciona',
    'A maioria dos limites falha às onze e meia da noite. Veja como definir um que não falha.',
    `<p>“Paro quando tiver perdido cinquenta” soa firme às oito da noite. Às onze e meia já virou “paro quando voltar ao zero a zero”.</p>
<h3>Decida cedo, em números</h3>
<p>Anote um valor e um horário antes de entrar. Os dois. Só o dinheiro é um limite que a sorte consegue esticar: quem ganha joga mais tempo, e quem joga mais tempo devolve o que ganhou.</p>
<h3>Facilite a hora de parar</h3>
<p>Deixe na carteira só o valor desta noite. Ponha um alarme que toque em outro cômodo. Conte para alguém.</p>
<h3>Faça pausas que sejam pausas</h3>
<p>Cinco minutos com o jogo aberto em outra aba não são uma pausa. Levante-se, beba alguma coisa, olhe pela janela. Se não quiser voltar, não volte.</p>
<p>O limite é seu: a plataforma não mantém nenhum para você. Se ele falhar três vezes seguidas, escreva no chat ao vivo, e um operador bloqueia sua conta até você pedir o desbloqueio.</p>`,
  ],
  'return-to-player': [
    'O que 96% significam de verdade',
    'O retorno ao jogador é um número honesto e fácil de ler errado. Um guia curto com uma noite longa.',
    `<p>Um jogo que devolve 96% não devolve 96 de 100 para você numa terça-feira. Ele faz isso ao longo de milhões de rodadas, de todo mundo, somadas.</p>
<h3>O mesmo número, dois jogos</h3>
<p>Um paga pouco e muitas vezes. O outro não paga nada por uma hora e depois paga muito, a alguém. Os dois podem devolver 96%. Olhe a tabela de pagamentos: quanto maior o prêmio máximo, mais longas as fases secas.</p>
<h3>Uma noite longa</h3>
<p>Com apostas de 1 e dez rodadas por minuto, três horas são 1.800 rodadas. Com 96%, o preço médio dessa noite é 72. Uns saem com 300 a mais, outros com 300 a menos. Os 72 são o que a diversão custa; o resto é acaso.</p>
<p>Cada jogo daqui mostra seu retorno nas regras, calculado a partir dos rolos e não de um mês bom.</p>`,
  ],
  'spot-a-fake': [
    'Cinco sinais de um representante falso',
    'São simpáticos, são rápidos e sabem seu nome. O que os denuncia.',
    `<ol>
<li><strong>Eles escrevem primeiro.</strong> Nós respondemos no chat ao vivo. Não abrimos conversas em aplicativos de mensagens.</li>
<li><strong>Eles pedem um código.</strong> Um código enviado para você é para você. Ninguém que trabalha aqui precisa dele.</li>
<li><strong>Eles têm pressa.</strong> “Só hoje, só nos próximos dez minutos.” Os bônus de verdade estão na página de promoções.</li>
<li><strong>Eles querem um pagamento a uma pessoa.</strong> Os depósitos passam pela carteira e por nenhum outro lugar.</li>
<li><strong>Eles não passam na verificação.</strong> Digite o contato em “Verificar representante”, na página de endereços oficiais. Leva cinco segundos.</li>
</ol>
<p>Encontrou um? Envie uma captura de tela pelo chat ao vivo. Você pode salvar a noite da próxima pessoa.</p>`,
  ],
  'behind-the-wheel': [
    'Por trás da roleta: uma noite nas mesas',
    'Trinta e sete casas, uma bola e os doze segundos mais mal compreendidos do jogo.',
    `<p>A bola não tem memória. Ela não sabe que o vermelho saiu seis vezes e não deve a você um preto. A chance do próximo giro é a mesma do primeiro.</p>
<h3>O que a mesa diz</h3>
<p>Toda aposta da mesa tem o mesmo preço ao longo do tempo: o zero. Um único número paga raramente e muito; vermelho ou preto, muitas vezes e pouco; e a casa leva seus 2,7% dos dois.</p>
<h3>Um jeito de curtir</h3>
<p>Escolha um valor que você não se importe de ver ir embora vinte vezes seguidas. Aposte onde você gosta de olhar. Observe a roleta, e não o painel de resultados.</p>`,
  ],
  'pocket-palace': [
    'O palácio no bolso',
    'A mesma casa em uma tela pequena: o que continua igual e como evitar que ela encontre você no trabalho.',
    `<p>O site abre no celular com a mesma conta, a mesma carteira e os mesmos favoritos. Uma mão que você começou no computador termina no celular, porque ela vive na plataforma e não no aparelho.</p>
<h3>O que ajuda</h3>
<p>Adicione o endereço à sua tela de início, e ele fica a um toque. Dá para alcançar tudo com o polegar.</p>
<h3>O que desligar</h3>
<p>As notificações, se você usa o celular para trabalhar. Um jogo deve esperar até você ter tempo para ele, e não o contrário.</p>
<p>“Baixar o app” mostra onde um operador oferece seus próprios apps. Esta demonstração não tem nenhum: os links de lá representam os seus.</p>`,
  ],
  'league-night': [
    'Noite de campeonato sem dor de cabeça',
    'Ler odds, uma aposta de cada vez, e por que a múltipla é um bilhete de loteria de cachecol.',
    `<p>Odds são preços. 2,00 diz: a casa acha que aquilo acontece um pouco menos da metade das vezes, e fica com esse pouco.</p>
<h3>Um jogo, uma aposta</h3>
<p>Cinco jogos com chance de um meio cada dão certo juntos uma vez em trinta e duas. A múltipla paga vinte e cinco. Os sete que faltam são o preço da emoção, e tudo bem, desde que você saiba que pagou.</p>
<h3>Antes do apito inicial</h3>
<p>Decida antes do jogo e depois assista. As apostas feitas com raiva depois de um cartão vermelho são as mais caras de todas.</p>`,
  ],
};
