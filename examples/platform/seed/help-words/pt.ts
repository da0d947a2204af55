import type { HelpWords } from './form.js';

export const pt: HelpWords = {
  start: [
    'Primeiros passos',
    `<p>O Nova Palace é um ambiente de testes: uma marca fictícia com software de verdade por trás. Tudo funciona como em uma plataforma em operação, e todo o dinheiro daqui é fictício.</p>
<h3>Seus primeiros cinco minutos</h3>
<ol>
<li><strong>Dê uma olhada.</strong> Jogos, provedores e vencedores estão abertos a todos. Os slots com “Testar grátis” abrem sem conta.</li>
<li><strong>Cadastre-se.</strong> Escolha um nome de usuário ou use seu número de celular e o código que enviamos para ele. Os campos com * são obrigatórios.</li>
<li><strong>Carregue sua carteira.</strong> O depósito aparece no cabeçalho assim que chega.</li>
<li><strong>Jogue.</strong> Cada rodada fica anotada, com o valor apostado e o resultado, em “Histórico de apostas”.</li>
</ol>
<h3>Experimentar sem conta</h3>
<p>“Jogar grátis” abre uma sessão de teste com dinheiro fictício. Ela não tem carteira, favoritos nem histórico, e termina quando você fecha a aba. Para jogar com o saldo de uma conta, entre ou cadastre-se.</p>`,
  ],
  account: [
    'Sua conta e sua senha',
    `<p>Uma pessoa, uma conta. O nome de usuário não pode ser mudado depois; o apelido pode.</p>
<h3>Como escolher a senha</h3>
<p>O formulário diz de que tamanho ela deve ser e o que deve conter. Senhas dadas por nós e senhas com mais de {{password_expiry_days}} dias precisam ser trocadas no próximo login, antes de qualquer outra coisa.</p>
<h3>Esqueceu?</h3>
<p>Escolha “Esqueceu a senha?” na tela de login e receba um código no seu e-mail ou no seu celular. O código vale por {{mail_code_minutes}} minutos por e-mail ou {{sms_expiry_minutes}} por SMS, e por cinco tentativas. Todas as outras sessões da conta terminam assim que a nova senha é definida.</p>
<h3>Entrar de um lugar novo</h3>
<p>Quando você entra de um endereço que não conhecemos, perguntamos mais uma vez quem você é: por SMS, por e-mail, pelo seu app autenticador ou pelo nome do titular da conta.</p>`,
  ],
  deposits: [
    'Depósitos',
    `<h3>Como depositar</h3>
<ol>
<li>Abra “Depositar” e escolha um meio. O valor mínimo e o máximo aparecem ao lado.</li>
<li>Digite o valor e siga os passos do meio escolhido. Onde se pede um comprovante, adicione uma imagem (PNG ou JPG, até {{image_max_bytes}}).</li>
<li>O pedido fica “Pendente” até o pagamento ser encontrado. Então o valor é lançado uma vez e você recebe uma mensagem.</li>
</ol>
<h3>Bom saber</h3>
<ul>
<li>Não cobramos nada pelos depósitos. As taxas de carteiras e redes são devolvidas com seu próximo saque.</li>
<li>Pague de uma conta em seu próprio nome.</li>
<li>Um pedido sem pagamento encontrado falha, e nada é lançado. Se você pagou, envie o comprovante pelo chat ao vivo.</li>
</ul>`,
  ],
  withdrawals: [
    'Saques',
    `<h3>Como sacar</h3>
<ol>
<li>Defina uma senha de pagamento na central de segurança e adicione a conta de saque que vai receber o dinheiro. Você só precisa fazer isso uma vez.</li>
<li>Abra “Sacar” e digite o valor, seu número de celular e a senha de pagamento. O valor fica retido na hora.</li>
<li>Aprovamos ou recusamos o pedido. Um valor recusado volta por inteiro para sua carteira.</li>
<li>Quando o dinheiro chegar, confirme: recebido, recebido em parte ou não recebido. Sem resposta em {{withdraw_receipt_minutes}} minutos, o pedido conta como recebido.</li>
</ol>
<h3>Se faltar alguma coisa</h3>
<p>Escolha “recebido em parte” ou “não recebido” dentro do prazo e adicione até {{image_max_count}} imagens como comprovante. O que faltar é então enviado de novo. Depois do prazo, fale com a gente.</p>`,
  ],
  bonuses: [
    'Promoções, pontos e VIP',
    `<p>As promoções aparecem com suas datas, suas condições e o que dão. Algumas são creditadas automaticamente, outras você solicita, e algumas pedem um comentário ou uma imagem.</p>
<h3>Pontos</h3>
<p>Depósitos rendem pontos conforme a tabela da loja de pontos. Os pontos nunca expiram. Na loja de pontos, você os troca por itens ou os converte em saldo pelo valor que aparece lá.</p>
<h3>VIP</h3>
<p>Seu nível vem do que você jogou. Fazer uma pausa nunca faz seu nível cair.</p>`,
  ],
  rules: [
    'Regras dos jogos',
    `<p>Cada jogo mostra suas próprias regras, sua tabela de pagamentos e seu retorno teórico ao jogador no botão “i”. O que segue vale para todos.</p>
<ul>
<li>Uma rodada conta quando o valor apostado foi lançado. Uma rodada interrompida por falha de conexão é concluída na plataforma; o resultado fica no seu histórico de apostas.</li>
<li>Um toque repetido ou uma mensagem repetida lançam uma rodada, nunca duas.</li>
<li>Uma falha não anula nada: uma rodada conta uma vez, com o resultado que a plataforma registrou.</li>
<li>Um jogo em manutenção não pode ser aberto. As rodadas já começadas são concluídas antes.</li>
<li>Apostas na loteria são aceitas até o sorteio fechar. Os números são sorteados depois disso e nunca mudam.</li>
</ul>`,
  ],
  fairness: [
    'Como os jogos são justos',
    `<p>Cada rodada vem de um gerador com semente. O hash da semente é publicado antes de você jogar, e a própria semente quando você encerra a sessão, para que você possa conferir cada rodada dela.</p>
<h3>Conferir uma rodada</h3>
<ol>
<li>Anote o hash que o jogo mostra ao abrir.</li>
<li>Jogue. Cada rodada tem seu número.</li>
<li>Aperte “Terminar a sessão e mostrar a semente” no botão “i”, compare a semente com o hash e refaça a rodada: a mesma semente e o mesmo número dão o mesmo resultado.</li>
</ol>
<p>O retorno ao jogador que um jogo informa é calculado pela sua matemática, não por algumas noites de sorte.</p>
<h3>O jackpot</h3>
<p>Jogos com a marca JP põem {{jackpot_rate}} de cada aposta em dinheiro real em um só jackpot. Qualquer rodada deles pode ganhá-lo inteiro; a chance está nas regras. A casa começa cada novo jackpot com {{jackpot_seed}}.</p>`,
  ],
  responsible: [
    'Jogo responsável',
    `<p>Jogar é entretenimento. Não é um jeito de ganhar dinheiro, de pagar uma dívida nem de recuperar o que se perdeu.</p>
<h3>Antes de jogar</h3>
<ul>
<li>Decida quanto tempo e quanto dinheiro esta noite pode custar, e pare quando um dos dois acabar.</li>
<li>Nunca jogue com dinheiro que é do aluguel, da comida ou da família.</li>
<li>Não jogue com cansaço, com raiva ou depois de beber.</li>
</ul>
<h3>Sinais para levar a sério</h3>
<ul>
<li>Você aumenta as apostas para recuperar perdas.</li>
<li>Você esconde quanto joga, ou pede dinheiro emprestado para jogar.</li>
<li>Você pensa em jogar quando deveria trabalhar ou dormir.</li>
</ul>
<h3>Como ajudamos</h3>
<p>A plataforma não mantém para você limites de apostas, de perdas ou de tempo. Escreva no chat ao vivo e um operador bloqueia sua conta, sem perguntas e sem insistir para você ficar; ela fica bloqueada até você pedir o desbloqueio. Menores de idade não podem jogar: se você divide seu aparelho com crianças, saia da conta depois de cada sessão e não guarde a senha no navegador.</p>`,
  ],
  security: [
    'Segurança',
    `<h3>O que nós fazemos</h3>
<ul>
<li>As senhas trafegam criptografadas só para a nossa chave e são guardadas apenas como hashes lentos com sal. Ninguém aqui consegue lê-las.</li>
<li>Uma sessão pertence a uma aba, termina quando você sai e termina em todo lugar quando a senha muda.</li>
<li>Cada movimento de dinheiro é lançado duas vezes, uma de cada lado, e uma única vez.</li>
</ul>
<h3>O que você pode fazer</h3>
<ul>
<li>Abra nosso site só por um endereço da lista oficial e guarde-o nos favoritos do navegador.</li>
<li>Confira em “Verificar representante” o contato de quem escreve em nosso nome.</li>
<li>Nunca pedimos sua senha nem um código, em nenhum chat e por nenhum telefone. Quem pede não é dos nossos.</li>
<li>Vincule seu e-mail, seu celular ou um app autenticador na central de segurança.</li>
</ul>`,
  ],
  term: [
    'Termos e condições',
    `<p>O Nova Palace é uma marca fictícia para experimentar este software. Não se aceita nem se paga dinheiro real. Estes termos dizem como o ambiente de testes se comporta.</p>
<h3>1. Quem pode jogar</h3>
<p>Você deve ter {{min_age}} anos ou mais, e jogar deve ser legal onde você está. Uma conta por pessoa. Contas não podem ser cedidas a outras pessoas.</p>
<h3>2. Sua conta</h3>
<p>Guarde sua senha só para você. O que é feito na sua conta vale como feito por você até que você nos avise do contrário.</p>
<h3>3. Apostas e resultados</h3>
<p>Uma aposta é definitiva assim que é lançada. Uma rodada jogada não pode ser desfeita. O registro da plataforma decide.</p>
<h3>4. Bônus</h3>
<p>Uma promoção vale como dizem suas próprias condições. Um bônus dado por erro de qualquer uma das partes é estornado, e nada além dele.</p>
<h3>5. Abuso</h3>
<p>Várias contas de uma mesma pessoa, ferramentas que jogam sozinhas e acordos entre jogadores levam ao encerramento da conta. O que ela tinha por meios honestos é pago.</p>
<h3>6. Encerramento</h3>
<p>Você pode pedir o bloqueio da sua conta a qualquer momento: escreva no chat ao vivo. Podemos encerrar o ambiente de testes a qualquer momento; ele está aqui para ser experimentado.</p>`,
  ],
  agreement: [
    'Termos de uso',
    `<p>Ao se cadastrar, você faz o seguinte acordo com o operador deste ambiente de testes.</p>
<h3>O que prometemos</h3>
<ul>
<li>Mostrar seu saldo como ele é e deixar você ver cada lançamento por trás dele.</li>
<li>Dizer antes de uma rodada quanto ela custa e quanto o jogo devolve ao longo do tempo.</li>
<li>Responder às reclamações por escrito. Envie-as pelo formulário “Sugestões e reclamações”.</li>
<li>Mudar estes termos só com aviso, e nunca para o que já aconteceu.</li>
</ul>
<h3>O que você promete</h3>
<ul>
<li>Que tem {{min_age}} anos ou mais e age por conta própria.</li>
<li>Que é verdade o que nos conta sobre você.</li>
<li>Que joga conforme as regras dos jogos e destas páginas.</li>
</ul>
<h3>Se discordarmos</h3>
<p>Escreva primeiro para nós. Olhamos os registros junto com você e damos as razões do que decidimos. Estes termos são interpretados pela lei do lugar onde fica o operador da sua cópia deste software.</p>`,
  ],
  privacy: [
    'Privacidade',
    `<p>Guardamos o que a plataforma precisa para funcionar, e nada para conhecer você além disso.</p>
<ul>
<li><strong>Conta:</strong> o que você informou no cadastro, e quando e de que endereço você se cadastrou e entrou.</li>
<li><strong>Jogo:</strong> apostas, resultados e lançamentos. Eles nunca são mudados nem apagados, porque provam seu saldo.</li>
<li><strong>Contato:</strong> as mensagens do chat ao vivo e as sugestões e reclamações que você envia, com suas imagens.</li>
<li><strong>Agentes:</strong> se você veio pelo link ou pelo código de um agente, esse agente e os agentes acima dele veem o nome da sua conta, seu saldo, seu último acesso, cada aposta com seu resultado e cada movimento de dinheiro. Eles não veem sua senha, seus contatos nem sua identidade.</li>
</ul>
<p>Senhas e tokens de sessão são guardados só como hashes. Os widgets não usam cookies, não carregam nada de terceiros e não medem nada. Os nomes no quadro de vencedores aparecem mascarados.</p>`,
  ],
  license: [
    'Licença',
    `<p>Este ambiente de testes não tem licença de jogo nem precisa de uma: todo o dinheiro é fictício, e nada pode ser depositado nem sacado de verdade.</p>
<p>Um operador que usa estes widgets em uma plataforma em operação mostra aqui quem o licenciou:</p>
<ul>
<li>o nome da empresa e sua sede registrada,</li>
<li>a autoridade, o número da licença e a data até a qual ela vale,</li>
<li>onde a licença pode ser conferida e onde se recebem reclamações.</li>
</ul>
<p><strong>{{min_age}}+</strong> · Jogue com responsabilidade.</p>`,
  ],
  brand: [
    'Nossa história',
    `<p>O Nova Palace começou com um desenho no verso de uma tabela de horários: um palácio de portas abertas e, acima dele, uma estrela para achar o caminho de casa.</p>
<img src="/art/story/palace.svg" width="1200" height="520" alt="Uma coroa, uma estrela e uma moeda em um palco com cortinas de veludo">
<h3>Uma casa, não um labirinto</h3>
<p>A maioria dos sites de jogo grita. Nós queríamos uma casa com salas tranquilas: uma para os slots, uma para as mesas, uma para quem só veio olhar. Você sempre sabe onde está, o que tem e onde fica a porta.</p>
<img src="/art/story/workshop.svg" width="1200" height="520" alt="Um livro encadernado, moedas e um frasco diante de estantes cheias">
<h3>Feita para ser olhada por dentro</h3>
<p>Cada jogo diz quanto devolve. Cada rodada pode ser conferida. Cada lançamento tem seu outro lado. Construímos o palácio de vidro, porque a confiança começa onde nada se esconde.</p>
<img src="/art/story/voyage.svg" width="1200" height="520" alt="Um baú do tesouro aberto à beira-mar ao entardecer">
<h3>Para onde vai a partir daqui</h3>
<p>O Nova Palace é fictício, e com prazer. Existe para que operadores possam percorrer uma casa pronta antes de construir a sua. Leve o que quiser: as portas estão abertas.</p>`,
  ],
  'app-ios': [
    'Instalar o app no iPhone ou iPad',
    `<ol>
<li>No iPhone, abra esta página no Safari e toque em “Baixar para iOS”. Se estiver em uma tela maior, aponte a câmera do iPhone para o QR Code.</li>
<li>Confirme “Instalar”. O ícone aparece na sua tela de início.</li>
<li>Abra Ajustes → Geral → VPN e Gerenciamento de Dispositivos, escolha o desenvolvedor do app e toque em “Confiar”.</li>
<li>Abra o app e entre com sua conta de sempre. O saldo e os favoritos já estão lá.</li>
</ol>
<p>Esta demonstração não tem app próprio: o link representa o do operador. O site faz o mesmo no Safari.</p>`,
  ],
  'app-android': [
    'Instalar o app no Android',
    `<ol>
<li>No celular, abra esta página e toque em “Baixar para Android”. Se estiver em uma tela maior, leia o QR Code com a câmera do celular.</li>
<li>Se o navegador avisar sobre o tipo de arquivo, escolha “Fazer download mesmo assim”. O arquivo vem do nosso próprio endereço.</li>
<li>Abra o arquivo. Se for pedido, permita que seu navegador instale apps: Configurações → Apps → seu navegador → Instalar apps desconhecidos.</li>
<li>Toque em “Instalar” e depois em “Abrir”, e entre com sua conta de sempre. Depois disso você pode retirar a permissão.</li>
</ol>
<p>Esta demonstração não tem app próprio: o link representa o do operador. O site faz o mesmo no navegador.</p>`,
  ],
  about: [
    'Sobre nós',
    `<p>O Nova Palace mostra o que os widgets fazem com uma plataforma de verdade por trás: um banco de dados com contabilidade de partidas dobradas, jogos com matemática publicada e um painel do operador em que cada opção pode ser ligada ou desligada.</p>
<p>Fale com a gente pelo chat ao vivo, pelos canais no pé de cada página ou pelo formulário “Sugestões e reclamações”.</p>`,
  ],
};
